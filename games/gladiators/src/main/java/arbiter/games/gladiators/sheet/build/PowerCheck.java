package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.modifier.aim.Indirect;
import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.flexible.FlexibleAbility;
import arbiter.games.gladiators.modifier.flexible.FlexibleRange;
import arbiter.games.gladiators.modifier.flexible.FlexibleTargeting;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.List;
import java.util.Optional;

/** Whether one power is legal. Ledger: GG-LEG-01 to 03, GG-LEG-32, GG-LEG-33, GG-LEG-37, GG-AMB-108, GG-AMB-111. */
final class PowerCheck {

    private static final int CONVENTIONAL_LEVEL = 5;
    private static final int MINOR_LEVEL = 3;

    private final SuperPower power;
    private final Findings findings;

    private PowerCheck(SuperPower power, Findings findings) {
        this.power = power;
        this.findings = findings;
    }

    static void run(SuperPower power, boolean minor, Findings findings) {
        PowerCheck check = new PowerCheck(power, findings);
        check.level(minor);
        TypingCheck.run(power, findings);
        check.repeated();
        check.alternatives();
        FlexibleCheck.run(power, findings);
    }

    private void level(boolean minor) {
        int level = power.level();
        if (level < 1) {
            findings.add(Code.LEVEL_TOO_LOW, power.title() + " has Level " + level, "1 is the lowest Level", "level");
        }
        if (level > LevelPrice.HIGHEST) {
            findings.add(
                    Code.LEVEL_TOO_HIGH,
                    power.title() + " has Level " + level,
                    "Levels above " + LevelPrice.HIGHEST + " are not reckoned with",
                    "level");
        }
        Optional<PowerSource> source = power.source();
        if (source.isEmpty()) {
            findings.add(
                    Code.SOURCE_MISSING,
                    power.title() + " comes from nowhere",
                    "add a 'source', such as 'source: mutant'",
                    "source");
        }
        boolean device = source.equals(Optional.of(PowerSource.CONVENTIONAL))
                || source.equals(Optional.of(PowerSource.TECHNOLOGICAL));
        if (source.equals(Optional.of(PowerSource.CONVENTIONAL))
                && level > CONVENTIONAL_LEVEL
                && !power.design().largeItem()) {
            findings.add(
                    Code.CONVENTIONAL_LEVEL,
                    "Conventional abilities end at Level " + CONVENTIONAL_LEVEL,
                    "lower it to " + CONVENTIONAL_LEVEL + ", name another Source, or say 'large-item: true'",
                    "level");
        }
        if (minor && level > MINOR_LEVEL && !(device && power.design().largeItem())) {
            findings.add(
                    Code.MINOR_LEVEL,
                    "abilities of minor characters end at Level " + MINOR_LEVEL,
                    "lower it to " + MINOR_LEVEL + ", or let a large Conventional or Technological item produce it",
                    "level");
        }
    }

    /** Every modifier once, one range and one targeting method, unless that is Flexible. */
    private void repeated() {
        for (PowerModifier modifier : power.modifiers()) {
            long before = power.modifiers().stream()
                    .filter(other -> other.position() < modifier.position()
                            && other.entry().equals(modifier.entry()))
                    .count();
            if (before >= modifier.kind().mostTimes()) {
                boolean energy = modifier.kind().mostTimes() > 1;
                findings.add(
                        energy ? Code.ENERGY_TWICE : Code.MODIFIER_TWICE,
                        modifier,
                        modifier.entry().name() + " is there too often",
                        "take it " + (energy ? "twice at most" : "once"));
            }
        }
        List<PowerModifier> ranges = power.all(RangeKind.class);
        if (ranges.size() > 1 && !power.has(FlexibleRange.class)) {
            findings.add(Code.RANGE_TWICE, ranges.get(1), "it has two ranges", "keep one, or add 'flexible-range'");
        }
        List<PowerModifier> aims = power.all(TargetingKind.class);
        if (aims.size() > 1 && !power.has(FlexibleTargeting.class) && !isIndirectArea(aims)) {
            findings.add(
                    Code.TARGETING_TWICE,
                    aims.get(1),
                    "it is aimed in two ways",
                    "keep one, or add 'flexible-targeting'; only Indirect and an Area Blast go together");
        }
    }

    private static boolean isIndirectArea(List<PowerModifier> aims) {
        return aims.size() == 2
                && aims.stream().anyMatch(aim -> aim.kind() instanceof AreaModifier)
                && aims.stream().anyMatch(aim -> aim.kind() instanceof Indirect);
    }

    private void alternatives() {
        if (power.forms().size() > 1 && !power.has(FlexibleAbility.class)) {
            findings.add(
                    Code.ALTERNATIVES,
                    "it is several abilities in one",
                    "add 'flexible-ability', or leave out 'alternatives'",
                    "alternatives");
        }
    }
}
