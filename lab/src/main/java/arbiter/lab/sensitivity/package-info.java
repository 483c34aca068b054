/** What one point is worth: numbers changed by one, and the same fights played again. */
package arbiter.lab.sensitivity;
