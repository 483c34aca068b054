package arbiter.dice;

/** A fast reproducible random source (xoroshiro128++): a seed gives the same stream on every machine. Not for secrets. */
public final class RandomStream implements Thrower {

    private long s0;
    private long s1;

    public RandomStream(long seed) {
        reseed(seed);
    }

    /** Starts the stream of that seed, so that one object can serve fight after fight. */
    public void reseed(long seed) {
        s0 = mix(seed + 0x9E3779B97F4A7C15L);
        s1 = mix(seed + 2 * 0x9E3779B97F4A7C15L);
    }

    /** The next 64 random bits. */
    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /** An unbiased number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        long bits = nextLong() >>> 32;
        long product = bits * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            product = unbiased(product, bound);
        }
        return (int) (product >>> 32);
    }

    @Override
    public int next(Die die) {
        return 1 + below(die.sides());
    }

    private long unbiased(long product, int bound) {
        long threshold = (0x100000000L - bound) % bound;
        long candidate = product;
        while ((candidate & 0xFFFFFFFFL) < threshold) {
            candidate = (nextLong() >>> 32) * bound;
        }
        return candidate;
    }

    private static long mix(long seed) {
        long z = seed;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
