package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.effect.DamageEffects;
import arbiter.games.wasteland.effect.ViciousEffect;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.unit.FixedList;
import java.util.List;
import java.util.Optional;

/** The combat dice of a hit, and what they come from: the rating, sneaking, chems, and what the attacker pays. Ledger: WAS-DMG-1. */
record DamageDice(DamageSource source, int count) {

    /** Action points for damage in one attack. Ledger: WAS-AP-8, WAS-AP-11, WAS-QUAL-1. */
    private static final int MOST_POINTS = 3;

    /** What a sneak attack with a Vicious weapon gains. Ledger: WAS-SNEAK-2. */
    private static final int SNEAK_DICE = 2;

    static DamageDice buy(Play<WastelandState> play, AttackInProgress attack) {
        AttackForm form = attack.form();
        Fighter attacker = attack.attacker();
        boolean sneaking = attack.isSneaking();
        int count = form.dice() + sneakDice(form, sneaking);
        count += form.isMelee() ? attacker.chems().bonuses().meleeDice() : 0;
        int points = points(play, attacker, form, attack.isAimed());
        boolean accurate = points > 0 && form.mode() == AttackForm.Mode.SHOT;
        int shots = accurate ? 0 : extraShots(play, attacker, form);
        return new DamageDice(source(attacker, form, sneaking), count + points + shots * form.dicePerExtraShot());
    }

    /** Thrown explosives may be paid for, fired ones have their rating. Ledger: WAS-QUAL-2, WAS-AP-8. */
    static DamageDice ofBlast(Play<WastelandState> play, Fighter attacker, AttackForm form, boolean sneaking) {
        int count = form.dice() + sneakDice(form, sneaking);
        int points = points(play, attacker, form, false);
        return new DamageDice(source(attacker, form, sneaking), count + points);
    }

    private static boolean isVicious(AttackForm form) {
        return form.weapon().effects().stream().anyMatch(ViciousEffect.class::isInstance);
    }

    private static int sneakDice(AttackForm form, boolean sneaking) {
        return sneaking && isVicious(form) ? SNEAK_DICE : 0;
    }

    private static DamageSource source(Fighter attacker, AttackForm form, boolean sneaking) {
        List<DamageEffect> effects = sneaking && !isVicious(form)
                ? FixedList.with(form.weapon().effects(), DamageEffects.VICIOUS)
                : form.weapon().effects();
        return new DamageSource(
                Optional.of(attacker),
                form.weapon(),
                effects,
                !form.isMelee(),
                attacker.zone(),
                form.debilitates(),
                false);
    }

    /** For blows and throws always, for shots with an Accurate weapon after an Aim. Ledger: WAS-AP-8, WAS-QUAL-1. */
    private static int points(Play<WastelandState> play, Fighter attacker, AttackForm form, boolean aimed) {
        int most = form.mode() != AttackForm.Mode.SHOT ? MOST_POINTS : aimed ? form.aimedDice() : 0;
        int payable = Math.min(most, Purse.available(play.state(), attacker));
        if (payable == 0) {
            return 0;
        }
        int points = play.choose(Request.amount(attacker.decider(), "attack.points", 0, payable)
                        .asking(() -> "How many AP for combat dice, one each?")
                        .decidedBy(DamageDice::headlines)
                        .partOf("attack.damage"))
                .value();
        Purse.spend(play, attacker, points, "combat dice");
        return points;
    }

    /** Up to the Fire Rate, as far as there is ammunition. Ledger: WAS-ATK-9, WAS-QUAL-6. */
    private static int extraShots(Play<WastelandState> play, Fighter attacker, AttackForm form) {
        int most = form.mode() == AttackForm.Mode.SHOT ? Math.min(form.weapon().fireRate(), form.volleys(attacker)) : 0;
        if (most == 0) {
            return 0;
        }
        int shots = play.choose(Request.amount(attacker.decider(), "attack.shots", 0, most)
                        .asking(() -> "How many extra " + (form.shotsAtOnce() > 1 ? "bursts" : "shots") + " of " + most
                                + ", " + form.dicePerExtraShot() + " CD each?")
                        .decidedBy(DamageDice::headlines)
                        .partOf("attack.damage"))
                .value();
        AmmunitionUse.more(play, attacker, form, shots);
        return shots;
    }

    private static List<Headline> headlines() {
        return List.of(Headline.wanted("damage"), Headline.wanted("critical hit"));
    }
}
