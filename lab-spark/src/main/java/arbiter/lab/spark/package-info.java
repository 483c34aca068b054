/** The lab on a cluster of Apache Spark: the same fights, dealt out to other machines. */
package arbiter.lab.spark;
