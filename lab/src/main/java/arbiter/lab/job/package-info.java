/** What is to be played many times, as data: it can be written down, sent elsewhere and played there all the same. */
package arbiter.lab.job;
