package arbiter.games.duel.fight;

import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;

/** What happens to fighters in a duel, besides the result of an attack. */
public final class FightEvents {

    private FightEvents() {}

    /** A fighter keeps nerve back in secret. */
    public record ReserveKept(String fighter, int nerve) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter keeping = state.unit(fighter);
            keeping.set(keeping.stance().keeping(nerve));
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, " keeps " + nerve + " nerve in reserve");
        }

        @Override
        public Audience audience(DuelState state) {
            return Audience.playing(fighter);
        }
    }

    /** Nerve kept back is shown and spent. How much is left stays secret. */
    public record ReserveSpent(String fighter, int nerve) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter pressing = state.unit(fighter);
            pressing.set(pressing.stance().keeping(pressing.stance().reserve() - nerve));
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, " presses the attack with " + nerve + " nerve from the reserve");
        }
    }

    /** A fighter spends breath to throw the lowest die of a defence again. */
    public record Parried(String fighter, int before, int after) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter parrying = state.unit(fighter);
            parrying.set(parrying.vigour().breathing(-1));
        }

        @Override
        public Line line(DuelState state) {
            int left = state.unit(fighter).breath();
            return tell(
                    state, fighter, " parries: the " + before + " becomes a " + after + ", " + left + " breath left");
        }
    }

    /** A fighter steps back and breathes. */
    public record BreathCaught(String fighter, int amount) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter breathing = state.unit(fighter);
            breathing.set(breathing.vigour().breathing(amount));
        }

        @Override
        public Line line(DuelState state) {
            return tell(
                    state, fighter, " catches breath: " + state.unit(fighter).breath());
        }
    }

    /** A fighter missed badly and stands awkwardly until the next attack. */
    public record BalanceLost(String fighter) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter awkward = state.unit(fighter);
            awkward.set(awkward.stance().offBalance(true));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, " is off balance");
        }
    }

    /** A fighter loses health. */
    public record Wounded(String fighter, Modifiers damage) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter wounded = state.unit(fighter);
            wounded.set(wounded.vigour().hurt(damage.total()));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(DuelState state) {
            String parts = damage.parts().size() > 1 ? " (" + damage + ")" : "";
            int left = state.unit(fighter).health();
            return tell(state, fighter, " loses " + damage.total() + " health" + parts + ", " + left + " left");
        }
    }

    /** A fighter is out of the duel. */
    public record Fell(String fighter) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter fallen = state.unit(fighter);
            fallen.set(fallen.stance().offBalance(false));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, " falls");
        }
    }
}
