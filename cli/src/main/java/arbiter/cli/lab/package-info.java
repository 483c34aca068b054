/** How the commands that play many fights run them and tell of them. */
package arbiter.cli.lab;
