/** Finds changes of an encounter that give a side the share of wins somebody wants it to have. */
package arbiter.lab.balance;
