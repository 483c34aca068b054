package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.PinnedMovement;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.test.PlainRoll;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Two duelists struggle for where the Duel goes. Ledger: BCG-DUEL-4, BCG-AMB-40, BCG-AMB-58. */
public record DuelContest() implements CenturyAct {

    private static final String ITEM = "duel-contest";

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!unit.isDueling() || state.done().contains(ITEM)) {
            return;
        }
        Fighter opponent = state.unit(unit.duel().get());
        if (lowerSpeed(state, unit, opponent) > 0
                && !unit.nature().staysPut()
                && !opponent.nature().staysPut()) {
            deeds.add(new DuelContest());
        }
    }

    private static int lowerSpeed(CenturyState state, Fighter one, Fighter other) {
        return Math.min(Ranks.speed(state, one), Ranks.speed(state, other));
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Struggle for where the Duel goes";
    }

    /** Plain Speed Tests until somebody wins; the winner moves both. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        Fighter opponent = state.unit(unit.duel().get());
        play.emit(new ItemDone(unit.id(), ITEM));
        Fighter winner = contest(play, unit, opponent);
        Fighter loser = winner == unit ? opponent : unit;
        Reach reach = Movement.reach(state, winner, lowerSpeed(state, unit, opponent));
        List<ZoneOption> spots = new ArrayList<>();
        ZoneOption here = null;
        for (int zone : reach.places()) {
            if (reach.steps(zone) == state.field().zones().distance(winner.zone(), zone)) { // in one direction
                ZoneOption spot = ZoneOption.of(state, zone, winner.zone());
                here = spot.here() ? spot : here;
                spots.add(spot);
            }
        }
        ZoneOption spot = play.choose(Request.one(winner.decider(), "duel.place", spots)
                .asking(() -> "Where does " + winner.name() + " take the Duel?")
                .otherwise(here));
        if (!spot.here()) {
            int zones = reach.steps(spot.zone());
            play.emit(new DuelDragged(winner.id(), loser.id(), spot.zone()));
            AimBenefit.check(play);
            PinnedMovement.resolve(play, winner, zones); // counts only in one's own Turn, for whoever called and won
        }
    }

    private static Fighter contest(Play<CenturyState> play, Fighter unit, Fighter opponent) {
        int margin = play.settle("duel.standing", 0, ahead -> ahead != 0, tied -> {
            int one = PlainRoll.die(play, "duel.caller", unit);
            int other = PlainRoll.die(play, "duel.opponent", opponent);
            int speed = Ranks.speed(play.state(), unit);
            int opposing = Ranks.speed(play.state(), opponent);
            play.emit(new DuelContested(unit.id(), one, speed, opponent.id(), other, opposing));
            return Integer.compare(one + speed, other + opposing); // ties are rolled again: BCG-AMB-07
        });
        return margin > 0 ? unit : opponent;
    }

    /** Two duelists pull in different directions. Ledger: BCG-DUEL-4. */
    public record DuelContested(String unit, int die, int speed, String opponent, int against, int opposing)
            implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            // a roll alone changes nothing; the winner's move is an event of its own
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" struggles with ")
                    .unit(opponent, state.unit(opponent).name())
                    .words(": ")
                    .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                    .words(" against ")
                    .sum(Integer.toString(against), against, Modifiers.of("Speed", opposing))
                    .line();
        }
    }

    /** The stronger of two duelists takes both somewhere else. Ledger: BCG-DUEL-4. */
    public record DuelDragged(String unit, String opponent, int zone) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Position.put(state, state.unit(unit), zone);
            Position.put(state, state.unit(opponent), zone);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" drags ")
                    .unit(opponent, state.unit(opponent).name())
                    .words(" to " + state.field().name(zone))
                    .line();
        }
    }
}
