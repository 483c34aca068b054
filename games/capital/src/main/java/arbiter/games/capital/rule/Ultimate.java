package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.UltimateRecovered;
import arbiter.games.capital.state.UltimateSpent;
import arbiter.kernel.Play;

/** Once used, gone until a WIL check after a Full Rest succeeds; no Cooldown. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
public final class Ultimate {

    private static final Check.Labels LABELS = Check.Labels.of("ultimate");
    private static final int DIFFICULTY = 6;
    private static final AbilityId[] ABILITIES = AbilityId.values();

    private Ultimate() {}

    /** Later versions go under the first one's name. */
    public static boolean ready(Combatant unit, AbilityId ultimate) {
        return unit.has(ultimate) && !unit.readiness().isSpent(ultimate);
    }

    public static void spend(Play<CapitalState> play, Combatant unit, AbilityId ultimate) {
        play.emit(new UltimateSpent(
                unit.id(), ultimate, Cooldown.owned(unit, ultimate).name()));
    }

    /** After a Full Rest, one check for each that was used. */
    public static void recover(Play<CapitalState> play, Combatant unit) {
        if (!unit.readiness().anySpent()) {
            return;
        }
        for (AbilityId id : ABILITIES) {
            if (id.ordinal() < Long.SIZE && unit.readiness().isSpent(id)) {
                String name = Cooldown.owned(unit, id).name();
                if (Check.againstGm(play, LABELS, "recovering " + name, unit, Attribute.WIL, DIFFICULTY)
                        .succeeds()) {
                    play.emit(new UltimateRecovered(unit.id(), id, name));
                }
            }
        }
    }
}
