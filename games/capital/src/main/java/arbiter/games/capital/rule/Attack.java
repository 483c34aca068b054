package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.state.AmmoSpent;
import arbiter.games.capital.state.AttackRolled;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.CounterGained;
import arbiter.games.capital.state.Paid;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/**
 * One Attack in the exact order of the ledger's section 5.3, step by step; the numbers are its steps. Ledger:
 * CAP-ATK-3.
 */
public final class Attack {

    private Attack() {}

    /** Resolves the Attack against all its targets. */
    public static void resolve(
            Play<CapitalState> play, Combatant attacker, Means means, List<Combatant> targets, Manner manner) {
        pay(play, attacker, means); // 2
        AttackRoll roll = roll(play, attacker, means, targets, manner); // 3-6
        RerollWindow.resolve(play, roll); // 7
        for (AttackRoll.Defense defense : roll.defenses()) { // 9
            Contest contest = roll.against(defense);
            play.emit(new AttackRolled(attacker.id(), defense.target().id(), means.name(), contest));
        }
        for (AttackRoll.Defense defense : roll.defenses()) { // 11-20
            if (roll.against(defense).succeeds()) {
                Hit.resolve(play, roll, defense);
            }
        }
        if (manner.countsAttacks()) { // 22
            play.emit(new CounterGained(attacker.id()));
        }
    }

    private static void pay(Play<CapitalState> play, Combatant attacker, Means means) {
        if (means.platform().isPresent()) {
            VehicleAttack.pay(play, means); // CAP-AMB-27
            return;
        }
        if (means.profile().energy() > 0) {
            play.emit(new Paid(attacker.id(), means.profile().energy(), means.name()));
        }
        if (means.profile().ammo() > 0) {
            play.emit(new AmmoSpent(
                    attacker.id(), means.weapon().orElseThrow(), means.profile().ammo()));
        }
    }

    private static AttackRoll roll(
            Play<CapitalState> play, Combatant attacker, Means means, List<Combatant> targets, Manner manner) {
        Modifiers attack = attackModifiers(play.state(), attacker, means, manner);
        AttackRoll roll = new AttackRoll(
                attacker,
                means,
                manner,
                play.draw("attack.attacker", Check.TWO_DICE),
                attack,
                AttackRerolls.of(attacker, means));
        for (Combatant target : targets) {
            Basis basis = means.profile().roll().defence();
            roll.defenses()
                    .add(new AttackRoll.Defense(
                            target,
                            play.draw("attack.defender", Check.TWO_DICE),
                            target.isVehicle()
                                    ? VehicleDefense.modifiers(play.state(), target, basis) // CAP-AMB-25
                                    : defenseModifiers(target, basis),
                            basis.attribute(),
                            PointBlank.onTarget(play.state(), attacker, target, means),
                            DefenseRerolls.of(target, means)));
        }
        return roll;
    }

    /** What is added to the Attack Roll, whoever the target is. */
    static Modifiers attackModifiers(CapitalState state, Combatant attacker, Means means, Manner manner) {
        return score(attacker, means.profile().roll().attack())
                .and("training", means.trained() ? Claims.ONE : 0) // CAP-AMB-52
                .and(means.name(), means.profile().bonus())
                .and("point blank", PointBlank.onRoll(state, attacker, means))
                .and("attack counters", manner.countsAttacks() ? -2 * attacker.attackCounters() : 0); // CAP-CTR-2
    }

    static Modifiers defenseModifiers(Combatant target, Basis basis) {
        return score(target, basis)
                .and("armour", target.profile().armour()) // CAP-KEY-ARMOUR
                .and("prone", target.isProne() ? 2 : 0); // CAP-STAT-PRONE-1
    }

    static Modifiers score(Combatant unit, Basis basis) {
        Optional<Attribute> attribute = basis.attribute();
        return attribute.isPresent() ? unit.modifiers(attribute.get()) : Modifiers.of("Fixed Score", basis.fixed());
    }
}
