package arbiter.games.duel;

import arbiter.games.duel.fight.DuelClock;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.FightEvents.ReserveKept;
import arbiter.games.duel.fight.Fighter;
import arbiter.games.duel.fight.ReserveBids;
import arbiter.games.duel.fight.Turn;
import arbiter.games.duel.view.DuelView;
import arbiter.kernel.Ending;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.TableGame;
import java.util.Optional;

/** The example game: a duel with a reaction and a hidden reserve. docs/add-a-game.md walks through it. */
public final class DuelGame implements TableGame<DuelState, Fighter> {

    @Override
    public String id() {
        return "duel";
    }

    /** First everybody keeps a reserve, then turn follows turn. Ledger: DUEL-START-1. */
    @Override
    public void advance(Play<DuelState> play) {
        if (play.state().reservesKept()) {
            Turn.resolve(play);
        } else {
            ReserveBids.resolve(play);
        }
    }

    /** The duel is over when nobody stands against somebody. Ledger: DUEL-END-1. */
    @Override
    public Optional<Ending> ending(DuelState state) {
        if (state.sidesStanding() > 1) {
            return Optional.empty();
        }
        return Optional.of(state.units().stream()
                .filter(Fighter::standing)
                .findFirst()
                .map(winner -> Ending.wonBy(winner.side(), "The " + winner.side() + " side wins"))
                .orElse(Ending.drawn("Nobody is left standing")));
    }

    @Override
    public Moment moment(DuelState state) {
        return state.reservesKept()
                ? TableGame.super.moment(state)
                : new Moment(state.round(), state.turns(), "before the duel");
    }

    @Override
    public View view(DuelState state, Viewer viewer) {
        return DuelView.of(state, moment(state), viewer);
    }

    /** Whoever is hidden is not there, and of their nerve those in sight have kept half. Ledger: DUEL-START-2. */
    @Override
    public DuelState known(DuelState state, Viewer viewer) {
        DuelState known = TableGame.super.known(state, viewer);
        if (viewer.gamemaster()) {
            return known;
        }
        for (Fighter fighter : known.units()) {
            int expected = fighter.sheet().nerve() / 2;
            if (!viewer.plays(fighter.id()) && fighter.stance().reserve() != expected) {
                known = known == state ? state.copy() : known;
                new ReserveKept(fighter.id(), expected).apply(known);
            }
        }
        return known;
    }

    /** Nerve is kept in secret when a turn begins. */
    @Override
    public boolean makesSecrets() {
        return true;
    }

    @Override
    public void leaveOut(DuelState known, Fighter unit) {
        DuelClock.leaveOut(known, unit);
    }

    @Override
    public double worth(DuelState state, String side) {
        double worth = 0;
        for (Fighter fighter : state.units()) {
            double own = fighter.health()
                    + 0.5 * fighter.breath()
                    + 0.5 * fighter.stance().reserve();
            worth += fighter.side().equals(side) ? own : -own;
        }
        return worth;
    }
}
