"""Lost Valley, Roland and Tobias Goslar, 2004."""
