package arbiter.games.capital.rule;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.UltimateRecovered;
import arbiter.games.capital.state.UltimateSpent;
import arbiter.kernel.Play;

/** What can be used once and comes back only after a Full Rest, with luck. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
final class Ultimate {

    private static final Check.Labels LABELS = Check.Labels.of("ultimate");
    private static final int DIFFICULTY = 6;

    private Ultimate() {}

    static boolean isReady(Combatant unit, AbilityId ultimate) {
        return !unit.readiness().isSpent(ultimate);
    }

    static void use(Play<CapitalState> play, Combatant unit, AbilityId ultimate) {
        play.emit(new UltimateSpent(unit.id(), ultimate, name(unit, ultimate)));
    }

    /** After a Full Rest: a WIL check for each that was used. */
    static void recover(Play<CapitalState> play, Combatant unit) {
        if (!unit.readiness().anySpent()) {
            return;
        }
        for (AbilityId ultimate : AbilityId.values()) {
            if (ultimate.ordinal() < Long.SIZE
                    && unit.readiness().isSpent(ultimate)
                    && Check.againstGm(
                                    play, LABELS, "recovering " + name(unit, ultimate), unit, Attribute.WIL, DIFFICULTY)
                            .succeeds()) {
                play.emit(new UltimateRecovered(unit.id(), ultimate, name(unit, ultimate)));
            }
        }
    }

    /** As its owner's sheet calls it; later versions go by the one they act as. */
    private static String name(Combatant unit, AbilityId ultimate) {
        for (Acquired acquired : unit.profile().abilities()) {
            if (acquired.ability().id().equals(EnumWords.of(ultimate))) {
                return acquired.ability().name();
            }
        }
        return EnumWords.of(ultimate);
    }
}
