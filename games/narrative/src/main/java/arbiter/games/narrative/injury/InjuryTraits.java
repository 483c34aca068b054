package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;
import static arbiter.games.narrative.sheet.Characteristic.AGILITY;
import static arbiter.games.narrative.sheet.Characteristic.BRAWN;
import static arbiter.games.narrative.sheet.Characteristic.CUNNING;
import static arbiter.games.narrative.sheet.Characteristic.INTELLECT;
import static arbiter.games.narrative.sheet.Characteristic.PRESENCE;
import static arbiter.games.narrative.sheet.Characteristic.WILLPOWER;

import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.CriticalInjury;
import java.util.EnumSet;
import java.util.Map;

/** Which trait belongs to which row of the table of Critical Injuries. Ledger: table 3.8. */
final class InjuryTraits {

    private static final Map<String, InjuryTrait> BY_RULE = Map.ofEntries(
            Map.entry("NAR-CI-1", new StrainInjury(false)),
            Map.entry("NAR-CI-2", new NextTurnInjury(InjuryHindrance.SLOWED)),
            Map.entry("NAR-CI-3", new SuddenJolt()),
            Map.entry("NAR-CI-4", new NextTurnInjury(InjuryHindrance.NO_FREE_MANEUVER)),
            Map.entry("NAR-CI-5", new NextCheckInjury(ADD_SETBACK, "Off-Balance")),
            Map.entry("NAR-CI-6", new DiscouragingWound()),
            Map.entry("NAR-CI-7", new StunnedInjury()),
            Map.entry("NAR-CI-8", new NextCheckInjury(INCREASE_DIFFICULTY, "Stinger")),
            Map.entry("NAR-CI-9", new StrainInjury(true)),
            Map.entry("NAR-CI-10", new HarderChecks(EnumSet.of(INTELLECT, CUNNING))),
            Map.entry("NAR-CI-11", new HarderChecks(EnumSet.of(PRESENCE, WILLPOWER))),
            Map.entry("NAR-CI-12", new HarderChecks(EnumSet.of(BRAWN, AGILITY))),
            Map.entry("NAR-CI-13", new LastingInjury(InjuryHindrance.DISORIENTED)),
            Map.entry("NAR-CI-14", new LastingInjury(InjuryHindrance.NO_BOOST)),
            Map.entry("NAR-CI-15", new LastingInjury(InjuryHindrance.NO_FREE_MANEUVER)),
            Map.entry("NAR-CI-16", new Overpowered()),
            Map.entry("NAR-CI-17", new LastingInjury(InjuryHindrance.NO_CHOSEN_STRAIN)),
            Map.entry("NAR-CI-18", new HarderChecks(EnumSet.allOf(Characteristic.class))),
            Map.entry("NAR-CI-19", new LastingInjury(InjuryHindrance.STRAIN_ON_ACTION)),
            Map.entry("NAR-CI-20", new LimbInjury(false)),
            Map.entry("NAR-CI-21", new LimbInjury(true)),
            Map.entry("NAR-CI-22", new WeakenedCharacteristic()),
            Map.entry("NAR-CI-23", new LastingInjury(InjuryHindrance.IMMOBILIZED)),
            Map.entry("NAR-CI-24", new BlindedInjury()),
            Map.entry("NAR-CI-25", new LastingInjury(InjuryHindrance.STAGGERED)),
            Map.entry("NAR-CI-26", new WeakenedCharacteristic()),
            Map.entry("NAR-CI-27", new LastingInjury(InjuryHindrance.BLEEDING)),
            Map.entry("NAR-CI-28", new EndIsNigh()),
            Map.entry("NAR-CI-29", new DeadlyInjury()));

    private InjuryTraits() {}

    static InjuryTrait of(CriticalInjury row) {
        InjuryTrait trait = BY_RULE.get(row.rule());
        if (trait == null) {
            throw new IllegalArgumentException(row.name()
                    + " of the table of Critical Injuries does nothing: name one of " + "the rules NAR-CI-1 to 29");
        }
        return trait;
    }
}
