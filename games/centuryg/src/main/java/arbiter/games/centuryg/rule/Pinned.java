package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.person.Finishing;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.MarksEnded;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Damage for moving while suppressed or crippled. Ledger: BCG-OFF-6, BCG-OFF-7, BCG-ABIL-6, BCG-AMB-38, BCG-AMB-39. */
final class Pinned {

    private Pinned() {}

    static void resolve(Play<CenturyState> play, Fighter fighter, int zones) {
        CenturyState state = play.state();
        if (!state.has(Mark.Kind.PINNED, fighter) && !state.has(Mark.Kind.CRIPPLED, fighter)) {
            return;
        }
        boolean ownTurn = state.acting()
                .filter(acting -> Aboard.body(state, acting) == fighter)
                .isPresent();
        if (!ownTurn || fighter.owns(UpgradeId.SLIPPERY_CHASSIS)) {
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
            Cause cause =
                    new Cause(Optional.of(state.fighter(mark.by())), half, false, true, false, "moving under fire");
            if (half && fighter.isOnFoot()) { // doubled when the Test was passed
                PlotArmor.damage(play, fighter, mark.value(), Finishing.NONE);
            } else if (half) { // halved when the Test was passed, whatever halves it
                Harm.resolve(play, new Blow(fighter, mark.value(), cause));
            } else {
                Harm.resolve(play, fighter, zones, cause);
            }
        }
    }
}
