package arbiter.games.wasteland.points;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** How action points come and go. */
public final class PointEvents {

    private PointEvents() {}

    /** Somebody has action points in hand. */
    public record PointsEarned(String unit, String holder, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(holder);
            one.set(HandPoints.of(one.hand().points() + points));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " earns " + points + " AP");
        }

        @Override
        public boolean isLogged() {
            return false; // the test says what is left over
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Somebody spends action points, from hand and from the pool of the side. */
    public record PointsSpent(String unit, String holder, int fromHand, int fromPool, String what)
            implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(holder);
            if (fromHand > 0) {
                one.set(HandPoints.of(one.hand().points() - fromHand));
            }
            if (fromPool > 0) {
                ActionPools pools = state.pools();
                state.set(
                        state.isParty(state.unit(unit))
                                ? pools.with(pools.party() - fromPool, pools.gamemaster())
                                : pools.with(pools.party(), pools.gamemaster() - fromPool));
            }
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " spends " + (fromHand + fromPool) + " AP: " + what);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** The party pays with points for the gamemaster. */
    public record PointsGiven(String unit, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            ActionPools pools = state.pools();
            state.set(pools.with(pools.party(), pools.gamemaster() + points));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " gives the gamemaster " + points + " AP");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("AP for the gamemaster", points);
        }
    }

    /** Points in hand go to the pool of the side; what the party's has no room for is lost. */
    public record PointsBanked(String unit, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            ActionPools pools = state.pools();
            state.set(
                    state.isParty(one)
                            ? pools.with(Math.min(ActionPools.MOST, pools.party() + points), pools.gamemaster())
                            : pools.with(pools.party(), pools.gamemaster() + points));
            one.set(HandPoints.of(one.hand().points() - points));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " banks AP, the pool has " + state.pools().of(state.unit(unit)));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
