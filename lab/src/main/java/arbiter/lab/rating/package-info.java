/** Who is better: characters and agents against each other from both seats, with ratings and how sure they are. */
package arbiter.lab.rating;
