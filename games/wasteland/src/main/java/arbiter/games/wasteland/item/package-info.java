/** What is carried, held, dropped and fired. */
package arbiter.games.wasteland.item;
