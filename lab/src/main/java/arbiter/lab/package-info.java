/**
 * Questions about encounters answered by playing them many times by the real rules: is it fair, what decides it, what
 * would a change do.
 */
package arbiter.lab;
