package arbiter.games.capital.attack;

import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.ability.Trickshots;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.damage.Healing;
import arbiter.games.capital.damage.PowerArmour;
import arbiter.games.capital.damage.TakeDown;
import arbiter.games.capital.move.GiantSize;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** A target that was hit: its damage is rolled and dealt. Steps 11 to 20 of an Attack. */
public final class Hit {

    private Hit() {}

    public static void resolve(Play<CapitalState> play, AttackInProgress roll, DefenseRoll defense, boolean rallied) {
        Combatant target = defense.target();
        int margin = roll.margin(defense);
        AttackTrait.hit(play, roll, margin); // 11
        Modifiers damage = damage(play, roll, target, margin); // 12
        if (roll.means().is(AttackFlag.HEALING)) { // 13
            int rally = rallied ? Rally.charisma(play.state(), roll.attacker()) : 0; // CAP-AMB-112
            DamageInProgress healing = instance(
                    roll, target, damage.and("rally", rally), roll.means().type());
            Modifiers raised =
                    DealDamage.increased(play, healing, roll.attacker(), roll.occasion(), true, roll.moreToCome());
            Healing.resolve(play, Optional.of(roll.attacker()), target, raised);
            return;
        }
        deal(play, roll, instance(roll, target, damage, roll.means().type()), true);
        ofOtherType(play, roll, target, margin);
    }

    /** One instance of the Attack's own damage with all that follows from it, of the hit itself or not. Steps 13 to 20. */
    public static void deal(Play<CapitalState> play, AttackInProgress roll, DamageInProgress damage, boolean ofHit) {
        Combatant victim = damage.victim();
        int before = victim.hp();
        DealDamage.Outcome blow = DealDamage.resolve(play, damage, roll.occasion(), true, roll.moreToCome()); // 13-17
        DealDamage.Outcome last = ofHit ? AttackTrait.more(play, roll, damage, blow) : blow; // 18
        if (blow.hurt()) {
            Trickshots.offer(play, roll, damage);
        }
        AttackTrait.struck(play, roll, new Blow(damage, blow, last)); // 19
        TakeDown.resolve(play, victim, before); // 20
    }

    /** Crits that deal damage of a type of their own are instances of their own. Ledger: CAP-AMB-68. */
    private static void ofOtherType(Play<CapitalState> play, AttackInProgress roll, Combatant target, int margin) {
        for (AttackProfile.Crit crit : roll.means().profile().crits()) {
            if (crit.type().isPresent() && crit.arc().isEmpty() && meets(roll, target, margin, crit)) {
                int damage = DamageDice.roll(play, roll, "attack.crit", crit.damage());
                deal(
                        play,
                        roll,
                        instance(
                                roll,
                                target,
                                Modifiers.of("crit", damage),
                                crit.type().get()),
                        false);
            }
        }
    }

    public static DamageInProgress instance(
            AttackInProgress roll, Combatant victim, Modifiers amount, DamageType type) {
        return new DamageInProgress(
                Optional.of(roll.attacker()), victim, amount, type, Optional.of(roll.struck(victim)));
    }

    /** Base damage times Shots, with every Crit whose threshold is met. Ledger: CAP-AMB-67, CAP-AMB-68. */
    private static Modifiers damage(Play<CapitalState> play, AttackInProgress roll, Combatant target, int margin) {
        AttackProfile profile = roll.means().profile();
        int plus = profile.plus().isPresent()
                ? roll.attacker().score(profile.plus().get())
                : 0;
        int base =
                DamageDice.roll(play, roll, "attack.damage", profile.damage()) + plus + PowerArmour.unarmed(play, roll);
        int shots = DamageDice.roll(play, roll, "attack.shots", profile.shots());
        Modifiers damage = Modifiers.of(roll.means().name(), base * shots);
        for (AttackProfile.Crit crit : profile.crits()) {
            if (crit.type().isEmpty() && crit.arc().isEmpty() && meets(roll, target, margin, crit)) {
                damage = damage.and("crit", DamageDice.roll(play, roll, "attack.crit", crit.damage()));
            }
        }
        return damage.and("unheard", Thunderous.halving(play.state(), roll, target, damage.total()));
    }

    /** Ledger: CAP-KEY-CRIT; against Giants some Attacks always have it. */
    public static boolean meets(AttackInProgress roll, Combatant target, int margin, AttackProfile.Crit crit) {
        boolean giant = roll.means().is(AttackFlag.CRITS_GIANTS)
                && target.profile().size().rank() >= GiantSize.RANK;
        return (giant || margin >= crit.margin()) && (roll.means().trained() || !crit.trainedOnly());
    }
}
