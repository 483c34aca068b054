package arbiter.games.capital.damage;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** No hit points and no Bones: a check for one's life that nothing modifies. Ledger: CAP-DYING-8, CAP-AMB-77. */
public final class DyingCheck {

    private static final Check.Labels LABELS = Check.Labels.of("dying");
    private static final int DIFFICULTY = 7;

    private DyingCheck() {}

    public static void resolve(Play<CapitalState> play, Combatant unit) {
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
