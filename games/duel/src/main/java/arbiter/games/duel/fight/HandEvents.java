package arbiter.games.duel.fight;

import arbiter.kernel.Line;

/** What a gamemaster changes by hand. */
public final class HandEvents {

    private HandEvents() {}

    /** The gamemaster sets a fighter's health and breath. */
    public record Adjusted(String fighter, int health, int breath) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter adjusted = state.unit(fighter);
            int most = adjusted.sheet().health();
            adjusted.set(new Vigour(Math.min(Math.max(0, health), most), Math.max(0, breath)));
        }

        @Override
        public Line line(DuelState state) {
            Vigour vigour = state.unit(fighter).vigour();
            return tell(state, fighter, " is set to " + vigour.health() + " health and " + vigour.breath() + " breath");
        }
    }

    /** The gamemaster puts a fighter off balance, or on firm feet. */
    public record BalanceSet(String fighter, boolean offBalance) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter set = state.unit(fighter);
            set.set(set.stance().offBalance(offBalance));
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, offBalance ? " is off balance" : " stands firmly again");
        }
    }

    /** The gamemaster hides a fighter from the others, or shows them. */
    public record Hidden(String fighter, boolean hidden) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            state.unit(fighter).hide(hidden);
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, hidden ? " is hidden" : " comes into sight");
        }
    }

    /** The gamemaster brings a fighter in, who acts last in the round; whoever's turn it is keeps it. */
    public record FighterJoined(Fighter fighter) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            int before = state.units().size();
            int turn = state.turns() / before * (before + 1) + state.turns() % before;
            state.set(new DuelClock(state.round(), turn, state.reservesKept()));
            state.join(fighter);
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter.id(), " joins the duel");
        }
    }

    /** The gamemaster takes a fighter out of the duel. */
    public record FighterLeft(String fighter) implements DuelEvent {

        @Override
        public void apply(DuelState state) {
            Fighter leaving = state.unit(fighter);
            leaving.set(new Vigour(0, leaving.breath()));
        }

        @Override
        public Line line(DuelState state) {
            return tell(state, fighter, " leaves the duel");
        }
    }
}
