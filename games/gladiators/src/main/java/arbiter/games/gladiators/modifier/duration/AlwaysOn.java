package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.ability.Counter;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.drawback.Backfire;
import arbiter.games.gladiators.modifier.drawback.Complex;
import arbiter.games.gladiators.modifier.drawback.LimitedAmmo;
import arbiter.games.gladiators.modifier.drawback.Shots;
import arbiter.games.gladiators.modifier.drawback.Uncontrollable;
import arbiter.games.gladiators.modifier.effect.Burnout;
import arbiter.games.gladiators.modifier.flexible.FlexibleKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;

/** Never off. Ledger: GG-MD-03, GG-DUR-9, GG-LEG-06, GG-LEG-31, GG-LEG-34. */
public record AlwaysOn() implements ModifierKind {

    /** What is never together with it, and the rule that says so. */
    private record Excluded(Class<? extends ModifierKind> kind, Code code) {}

    private static final List<Excluded> EXCLUDED = List.of(
            new Excluded(FlexibleKind.class, Code.ALWAYS_ON_EXCLUDES),
            new Excluded(Backfire.class, Code.ALWAYS_ON_EXCLUDES),
            new Excluded(Complex.class, Code.ALWAYS_ON_EXCLUDES),
            new Excluded(Slow.class, Code.ALWAYS_ON_SLOW_OR_FADING),
            new Excluded(Fades.class, Code.ALWAYS_ON_SLOW_OR_FADING),
            new Excluded(Persistent.class, Code.ALWAYS_ON_WITH),
            new Excluded(QuickModifier.class, Code.ALWAYS_ON_WITH),
            new Excluded(Burnout.class, Code.ALWAYS_ON_WITH),
            new Excluded(LimitedAmmo.class, Code.ALWAYS_ON_WITH),
            new Excluded(Shots.class, Code.ALWAYS_ON_WITH),
            new Excluded(Uncontrollable.class, Code.ALWAYS_ON_WITH));

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        for (Excluded excluded : EXCLUDED) {
            power.find(excluded.kind())
                    .ifPresent(other -> findings.add(
                            excluded.code(),
                            other,
                            other.entry().name() + " does not go with "
                                    + own.entry().name(),
                            "leave out one of the two"));
        }
        if (power.hasRange() && !(power.kind() instanceof Counter)) {
            findings.add(
                    Code.ALWAYS_ON_WITH_RANGE,
                    own,
                    "what is always on rests on its user and has no range",
                    "leave out the range, or write 'persistent target'");
        }
        if (power.kind().isMeantForOthers(power.ability()) && (power.hasRange() || !power.isArea())) {
            findings.add(
                    Code.ALWAYS_ON_FOR_OTHERS,
                    own,
                    power.ability().name() + " is for others, so it is always on only as an Area around its user",
                    "add 'area blast' without a range");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("is always on");
    }
}
