/** Fights to be played in parts, on threads of this program or on other machines. */
package arbiter.lab.work;
