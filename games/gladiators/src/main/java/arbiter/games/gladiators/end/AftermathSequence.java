package arbiter.games.gladiators.end;

import arbiter.games.gladiators.end.Aftermath.Fate;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** After a decided fight: wounds, flight, pursuit, and what the losers lose. A draw has no pursuers, a stalemate none of it. Ledger: section 5.3. */
public final class AftermathSequence {

    private AftermathSequence() {}

    public static void resolve(Play<GladiatorsState> play) {
        Wounds.roll(play);
        List<Runner> runners = new ArrayList<>();
        for (Gladiator unit : play.state().units()) {
            if (mayFlee(play.state(), unit)) {
                Escape.resolve(play, unit).ifPresent(runners::add);
            }
        }
        for (Gladiator winner : play.state().units()) {
            if (winner.isInAction() && !isDefeated(play.state(), winner)) {
                Pursuit.resolve(play, winner, runners);
            }
        }
        play.emit(new AftermathSettled());
        for (Gladiator unit : play.state().units()) {
            if (isDefeated(play.state(), unit)) {
                Belongings.lose(play, unit);
            }
        }
    }

    private static boolean isDefeated(GladiatorsState state, Gladiator unit) {
        return state.outcome().defeated().contains(unit.ownSide());
    }

    /** Defeated, and neither disabled nor dead nor long gone. Ledger: GG-ESC-1. */
    private static boolean mayFlee(GladiatorsState state, Gladiator unit) {
        boolean there = unit.present() || unit.isMajor() && unit.out().life() == OutRecord.Life.OUT_OF_PLAY;
        return isDefeated(state, unit) && there && !unit.aftermath().wound().disables();
    }

    /** Whoever still flees has escaped; every other loser is captured. Ledger: GG-ESC-4, GG-OOA-10, GG-AMB-64. */
    public record AftermathSettled() implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            for (Gladiator unit : state.units()) {
                Injuries.fightOver(unit);
                if (isDefeated(state, unit)) {
                    Fate fate = unit.aftermath().fate();
                    unit.set(unit.aftermath()
                            .with(fate == Fate.FLEEING || fate == Fate.ESCAPED ? Fate.ESCAPED : Fate.CAPTURED));
                }
            }
            state.set(state.outcome().settle());
        }

        @Override
        public Line line(GladiatorsState state) {
            Line.Builder line = Line.says(ruleWords()::linked);
            names(line, state, Fate.ESCAPED, "Escaped: ");
            names(line, state, Fate.CAPTURED, "Captured: ");
            return line.line();
        }

        private static void names(Line.Builder line, GladiatorsState state, Fate fate, String title) {
            boolean first = true;
            for (Gladiator unit : state.units()) {
                if (unit.aftermath().fate() == fate) {
                    line.words(first ? title : ", ").unit(unit.id(), unit.name());
                    first = false;
                }
            }
            line.words(first ? "" : ". ");
        }
    }
}
