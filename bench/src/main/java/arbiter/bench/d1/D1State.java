package arbiter.bench.d1;

import arbiter.kernel.State;

/** Two fighters with health, whose turn it is, and how many attacks of it have been made. */
final class D1State implements State<D1State> {

    static final int HEALTH = 30;

    int first = HEALTH;
    int second = HEALTH;
    int active;
    int attacks;

    int health(int fighter) {
        return fighter == 0 ? first : second;
    }

    @Override
    public D1State copy() {
        D1State copy = new D1State();
        copy.restore(this);
        return copy;
    }

    @Override
    public void restore(D1State earlier) {
        first = earlier.first;
        second = earlier.second;
        active = earlier.active;
        attacks = earlier.attacks;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof D1State that
                && first == that.first
                && second == that.second
                && active == that.active
                && attacks == that.attacks;
    }

    @Override
    public int hashCode() {
        return ((first * 31 + second) * 2 + active) * 2 + attacks;
    }
}
