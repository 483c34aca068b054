package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.AlwaysOn;
import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.kernel.Modifiers;
import java.util.List;

/** Lets attacks of named Types pass through. Ledger: GG-AB-27, GG-AMB-14. */
public record Insubstantial(int untouchable, int eachOther) implements LastingAbility, StandingAbility {

    @Override
    public boolean isOffensiveAlone() {
        return false;
    }

    @Override
    public boolean makesResultAlone() {
        return false;
    }

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return false;
    }

    /** Dearer for those who stay beyond the reach of fists and can still attack. Ledger: GG-AMB-14. */
    @Override
    public Modifiers surcharge(PowerForm form, SuperPower power, List<SuperPower> all) {
        boolean lasting = power.has(Persistent.class) || power.has(AlwaysOn.class);
        if (!lasting
                || !form.against().types().contains(PowerType.SOLID)
                || all.stream().noneMatch(other -> isUsable(other, form))) {
            return Modifiers.none();
        }
        return Modifiers.of("attacks while insubstantial", untouchable)
                .and("other Types", eachOther * (form.against().types().size() - 1));
    }

    private static boolean isUsable(SuperPower other, PowerForm form) {
        return other.forms().stream().anyMatch(attack -> attack.ability().isAttack() && !isBarred(attack, form));
    }

    /** Draining Attacks work whatever their Type; the others only if their Type is not among those let through. */
    private static boolean isBarred(PowerForm attack, PowerForm form) {
        return !(attack.ability().kind() instanceof DrainingAttack)
                && attack.metAs().stream()
                        .allMatch(type -> form.against().types().contains(type.family()));
    }

    @Override
    public Effect effect() {
        return Effect.OTHER;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("insubstantiality");
        wording.does("lets " + TypeWords.against(form) + " attacks and walls pass through on a roll");
    }
}
