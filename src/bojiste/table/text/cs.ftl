### Vlastní slova stolu.
