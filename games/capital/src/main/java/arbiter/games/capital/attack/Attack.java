package arbiter.games.capital.attack;

import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.ability.RallyDamage;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.damage.PowerArmour;
import arbiter.games.capital.damage.TauntEnded;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.gear.AmmoSpent;
import arbiter.games.capital.grapple.HumanShield;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.vehicle.VehicleAim;
import arbiter.games.capital.vehicle.VehicleAttack;
import arbiter.games.capital.vehicle.VehicleDefense;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One Attack in the exact order of the ledger's section 5.3, step by step; the numbers are its steps. Ledger:
 * CAP-ATK-3.
 */
public final class Attack {

    private Attack() {}

    /** Resolves the Attack against all its targets; whether it hit any of them. */
    public static boolean resolve(
            Play<CapitalState> play, Combatant attacker, AttackMeans means, List<Combatant> named, Occasion occasion) {
        List<Combatant> targets = Spread.targets(play, attacker, means, named); // 1
        boolean rallied = occasion.active() && Rally.enhances(play, attacker, "the Attack");
        if (!pay(play, attacker, means)) { // 2
            return false;
        }
        ThrownWeapon.resolve(play, attacker, means, targets.get(0));
        Cooldown.start(play, attacker, means); // natural-weapon-ranged
        List<Combatant> exposed = HumanShield.offer(play, attacker, targets); // 3
        AttackInProgress roll = roll(play, attacker, means, exposed, occasion); // 4-5
        RerollWindow.resolve(play, roll); // 6-7
        while (ForcedReroll.resolve(play, roll)) { // 8
            RerollWindow.again(play, roll);
        }
        for (DefenseRoll defense : roll.defenses()) { // 9
            Contest contest = roll.against(defense);
            play.emit(new AttackRolled(attacker.id(), defense.target().id(), means.name(), contest));
        }
        if (!roll.hitsAnybody()) { // 10
            AttackTrait.missed(play, roll);
        }
        hit(play, roll, rallied); // 11-20
        if (rallied && (roll.hitsAnybody() || !play.state().rules().has(HouseRule.RALLY_NEEDS_A_HIT))) { // 21
            RallyDamage.resolve(play, roll, exposed);
        }
        ArcingShot.resolve(play, roll);
        Thunderous.resolve(play, roll);
        if (attacker.tauntedBy().isPresent()) { // CAP-STAT-TAUNTED-1
            play.emit(new TauntEnded(attacker.id()));
        }
        if (counts(play.state(), means, occasion)) { // 22
            play.emit(new CounterGained(attacker.id()));
        }
        AttackTrait.over(play, roll);
        return roll.hitsAnybody();
    }

    private static void hit(Play<CapitalState> play, AttackInProgress roll, boolean rallied) {
        int left = roll.hits();
        for (DefenseRoll defense : roll.defenses()) {
            if (roll.hits(defense)) {
                left--;
                roll.expectHits(left);
                Hit.resolve(play, roll, defense, rallied);
            }
        }
    }

    private static boolean pay(Play<CapitalState> play, Combatant attacker, AttackMeans means) {
        if (means.platform().isPresent()) {
            VehicleAttack.pay(play, means); // CAP-AMB-27
            return true;
        }
        if (!EnergyPayment.pay(play, attacker, means.profile().energy(), means.name())) {
            return false;
        }
        if (means.profile().ammo() > 0) {
            play.emit(new AmmoSpent(
                    attacker.id(), means.weapon().orElseThrow(), means.profile().ammo()));
        }
        return true;
    }

    /** What the dice are to be thrown with. */
    private static AttackInProgress roll(
            Play<CapitalState> play,
            Combatant attacker,
            AttackMeans means,
            List<Combatant> targets,
            Occasion occasion) {
        CapitalState state = play.state();
        Basis basis = AttackAttribute.attack(play, attacker, means, occasion); // 4
        List<Basis> bases = bases(play, means, targets);
        Modifiers claimed = Claims.resolve(
                play,
                attacker,
                score(attacker, basis),
                means.trained() && state.rules().trainedAttacks()); // 5
        Modifiers attack = attackModifiers(state, claimed, attacker, means, occasion);
        List<Modifiers> defenses = new ArrayList<>(targets.size());
        for (int i = 0; i < targets.size(); i++) {
            defenses.add(defense(play, targets.get(i), means, bases.get(i)));
        }
        List<RerollSource> rerolls = AttackRerolls.of(attacker, means, basis);
        VehicleAim.offer(means, rerolls); // CAP-AMB-45
        AttackInProgress roll = new AttackInProgress(attacker, means, occasion, attack, rerolls);
        boolean healing = means.is(AttackFlag.HEALING);
        for (int i = 0; i < targets.size(); i++) {
            Combatant target = targets.get(i);
            roll.defenses()
                    .add(new DefenseRoll(
                            target,
                            defenses.get(i),
                            bases.get(i).attribute(),
                            PointBlank.onTarget(state, attacker, target, means),
                            PackBonus.bonus(state, attacker, target, means),
                            DefenseRerolls.of(target, means, bases.get(i)),
                            healing ? List.of() : RerollTrait.ofOthers(state, target)));
        }
        return roll;
    }

    /** What is added to a Defense Roll; a healing Attack meets a Fixed Score and nothing else. Ledger: CAP-AMB-102. */
    private static Modifiers defense(Play<CapitalState> play, Combatant target, AttackMeans means, Basis basis) {
        if (target.isVehicle()) {
            return VehicleDefense.modifiers(play.state(), target, basis); // CAP-AMB-25
        }
        Modifiers score = score(target, basis);
        return means.is(AttackFlag.HEALING)
                ? score
                : defenseModifiers(target, Claims.resolve(play, target, score, false));
    }

    /** What each Defense Roll is made with. */
    private static List<Basis> bases(Play<CapitalState> play, AttackMeans means, List<Combatant> targets) {
        Basis printed = means.profile().roll().defence();
        List<Basis> bases = new ArrayList<>(targets.size());
        for (int i = 0; i < targets.size(); i++) {
            bases.add(DefenseAttribute.resolve(play, targets.get(i), printed));
        }
        return bases;
    }

    /** What is added to the Attack Roll, whoever the target is. */
    static Modifiers attackModifiers(
            CapitalState state, Modifiers score, Combatant attacker, AttackMeans means, Occasion occasion) {
        return score.and(means.name(), means.profile().bonus())
                .and("point blank", PointBlank.onRoll(state, attacker, means))
                .and(
                        "attack counters",
                        counts(state, means, occasion) ? -2 * attacker.attackCounters() : 0); // CAP-CTR-2
    }

    /** Whether it suffers from Attack Counters and gives one; healing counts, unless a table rules otherwise. */
    private static boolean counts(CapitalState state, AttackMeans means, Occasion occasion) {
        boolean uncounted = means.is(AttackFlag.HEALING) && state.rules().has(HouseRule.UNCOUNTED_PATCH_UP);
        return occasion.countsAttacks() && !uncounted; // CAP-CTR-4, CAP-AMB-92
    }

    public static Modifiers defenseModifiers(Combatant target, Modifiers score) {
        return score.and("armour", PowerArmour.bonus(target)) // CAP-KEY-ARMOUR
                .and("prone", target.isProne() ? 2 : 0); // CAP-STAT-PRONE-1
    }

    public static Modifiers score(Combatant unit, Basis basis) {
        Optional<Attribute> attribute = basis.attribute();
        return attribute.isPresent() ? unit.modifiers(attribute.get()) : Modifiers.of("Fixed Score", basis.fixed());
    }
}
