package arbiter.games.centuryg.move;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Damage for moving while suppressed or crippled. Ledger: BCG-OFF-6, BCG-OFF-7, BCG-ABIL-6, BCG-AMB-38, BCG-AMB-39. */
public final class PinnedMovement {

    private PinnedMovement() {}

    public static void resolve(Play<CenturyState> play, Fighter fighter, int zones) {
        CenturyState state = play.state();
        if (!state.has(Mark.Kind.PINNED, fighter) && !state.has(Mark.Kind.CRIPPLED, fighter)) {
            return;
        }
        boolean ownTurn = state.acting()
                .filter(acting -> ActingPilot.body(state, acting) == fighter)
                .isPresent();
        if (!ownTurn || fighter.nature().slipsAway()) {
            return;
        }
        List<Mark> pinning = new ArrayList<>(0);
        for (Mark mark : state.marks()) {
            boolean pins = mark.kind() == Mark.Kind.PINNED || mark.kind() == Mark.Kind.CRIPPLED;
            if (pins && mark.on().equals(fighter.id())) {
                pinning.add(mark);
            }
        }
        for (Mark.Kind kind : List.of(Mark.Kind.PINNED, Mark.Kind.CRIPPLED)) {
            if (state.has(kind, fighter)) {
                play.emit(new MarksEnded(fighter.id(), kind));
            }
        }
        for (Mark mark : pinning) {
            boolean half = mark.kind() == Mark.Kind.PINNED; // the other half of a Might Test's Damage: BCG-AMB-37
            DamageCause cause =
                    new DamageCause(Optional.of(state.unit(mark.by())), half, false, true, false, "moving under fire");
            if (half && fighter.isOnFoot()) { // doubled and halved when the Test was passed
                PlotArmor.damage(play, fighter, mark.value(), FinishingBlow.NONE);
            } else if (half) { // halved when the Test was passed, whatever halves it
                Damage.resolve(play, new DamageInProgress(fighter, mark.value(), cause));
            } else {
                Damage.resolve(play, fighter, zones, cause);
            }
        }
    }
}
