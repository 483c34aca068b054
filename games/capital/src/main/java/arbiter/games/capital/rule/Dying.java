package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.ClungToLife;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.Fallen;
import arbiter.games.capital.state.LastActionGranted;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** No hit points and no Bones: a check for one's life that nothing modifies. Ledger: CAP-DYING-8, CAP-AMB-77. */
final class Dying {

    private static final Check.Labels LABELS = Check.Labels.of("dying");
    private static final int DIFFICULTY = 7;

    private Dying() {}

    static void resolve(Play<CapitalState> play, Combatant unit) {
        Modifiers will = Modifiers.of("WIL", unit.profile().score(Attribute.WIL));
        Contest contest = Check.againstGm(play, LABELS, "dying", unit, will, DIFFICULTY);
        if (contest.criticalSuccess()) {
            play.emit(new ClungToLife(unit.id()));
            return;
        }
        if (contest.succeeds()) {
            play.emit(new LastActionGranted(unit.id()));
            LastAction.resolve(play, unit);
        }
        play.emit(new Fallen(unit.id(), true));
    }
}
