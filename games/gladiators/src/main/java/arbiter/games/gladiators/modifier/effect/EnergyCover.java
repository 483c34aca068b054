package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.ability.ProtectingAbility;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import java.util.Optional;

/** What Energy Defence and Energy Weakness have in common. Ledger: GG-LEG-17, GG-AMB-40, GG-AMB-108. */
public interface EnergyCover extends ModifierKind {

    /** Each time for another kind of Energy. */
    @Override
    default int mostTimes() {
        return 2;
    }

    /** The kind of Energy it is about. */
    static Optional<PowerType> subtype(PowerModifier own) {
        for (PowerType type : PowerType.SUBTYPES) {
            if (own.has(type.word())) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** The defence has to apply to that kind of Energy, and each kind is named once. */
    @Override
    default void check(PowerModifier own, PlainPower power, Findings findings) {
        boolean again = power.modifiers().stream()
                .anyMatch(other -> other.entry().equals(own.entry())
                        && other.position() < own.position()
                        && other.words().equals(own.words()));
        if (again) {
            findings.add(
                    Code.ENERGY_TWICE, own, "that kind of Energy is named twice", "name another kind, or leave it out");
        }
        subtype(own).ifPresent(type -> {
            boolean covers =
                    power.kind() instanceof ProtectingAbility defence && defence.coversEnergy(power.form(), type);
            if (!covers) {
                findings.add(
                        Code.ENERGY_NOT_COVERED,
                        own,
                        power.title() + " does nothing against " + type.word(),
                        "leave it out, or let the defence work against energy");
            }
        });
    }
}
