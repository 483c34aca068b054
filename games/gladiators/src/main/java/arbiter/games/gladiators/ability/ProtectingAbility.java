package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;

/**
 * An ability that protects: its Level, or half of it, is what a result roll has to beat. The best one counts. Ledger:
 * GG-CHR-9, GG-RES-1, GG-RES-2.
 */
public interface ProtectingAbility extends StandingAbility {

    /** How much of the Level counts. Halves round up. Ledger: GG-DIE-9. */
    enum Share {
        NONE,
        HALF,
        FULL;

        public int of(int level) {
            return switch (this) {
                case NONE -> 0;
                case HALF -> (level + 1) / 2;
                case FULL -> level;
            };
        }
    }

    Share share(PowerForm form, IncomingEffect incoming);

    /** Whether it meets this attack at all, whatever the share. */
    default boolean stops(PowerForm form, PlainPower attack) {
        return true;
    }

    /** Whether it helps to shake off what has taken hold already. Ledger: GG-TRN-6, GG-AMB-41. */
    default boolean helpsToResist() {
        return true;
    }

    /** Whether it can ever apply to this kind of Energy. Ledger: GG-AMB-108. */
    default boolean coversEnergy(PowerForm form, PowerType subtype) {
        for (Effect effect : Effect.values()) {
            for (PowerSource source : PowerSource.values()) {
                if (share(form, new IncomingEffect(effect, subtype, source, true)) != Share.NONE) {
                    return true;
                }
            }
        }
        return false;
    }
}
