package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.TrappingAbility;
import arbiter.games.gladiators.modifier.duration.AlwaysOn;
import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.result.PhaseShift;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** Lets attacks of named Types pass through. Ledger: GG-AB-27, GG-AMB-14. */
public record Insubstantial(int untouchable, int eachOther)
        implements LastingAbility, StandingAbility, TrappingAbility {

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
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        PhaseShift.resolve(play, strike);
    }

    @Override
    public boolean isWhole(PowerForm form) {
        return true;
    }

    /** Only whoever was put into something is shut in by it. */
    @Override
    public boolean keeps(GladiatorsState state, RunningPower running, Gladiator victim) {
        return running.owner() != victim && victim.bonds().embedded() > 0;
    }

    @Override
    public int strength(GladiatorsState state, RunningPower running, Gladiator victim) {
        return victim.bonds().embedded();
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("insubstantiality");
        wording.does("lets " + TypeWords.against(form) + " attacks and walls pass through on a roll");
    }
}
