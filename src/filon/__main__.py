from filon.cli.main import main

main()
