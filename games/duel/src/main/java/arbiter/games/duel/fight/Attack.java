package arbiter.games.duel.fight;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.duel.fight.FightEvents.BalanceLost;
import arbiter.games.duel.fight.FightEvents.Parried;
import arbiter.games.duel.fight.FightEvents.ReserveSpent;
import arbiter.games.duel.sheet.Weapon;
import arbiter.games.duel.trait.WeaponTrait;
import arbiter.kernel.Amount;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** One attack: both roll, the defender may parry, the attacker may press, a tie hits. Ledger: DUEL-ATK-1. */
public final class Attack {

    private static final Draw<Faces> TWO_DICE = Dice.of(2, Die.D6);
    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    private Attack() {}

    /** Resolves the attack and says whether it hit. */
    public static boolean resolve(Play<DuelState> play, Fighter attacker, Fighter target) {
        Weapon weapon = attacker.sheet().weapon();
        Modifiers attack = Modifiers.of("skill", attacker.sheet().skill())
                .and("off balance", attacker.stance().offBalance() ? -2 : 0); // DUEL-ATK-4
        for (WeaponTrait trait : weapon.traits()) {
            attack = trait.toAttack(attack, attacker, target);
        }
        Modifiers defense = Modifiers.of("guard", target.sheet().guard());

        Faces attackDice = play.draw("attack.attacker", TWO_DICE);
        Faces defenseDice = play.draw("attack.defender", TWO_DICE);
        int margin = attackDice.sum() + attack.total() - defenseDice.sum() - defense.total();
        if (margin >= 0 && target.breath() > 0) {
            Faces parried = parry(play, target, defenseDice, margin);
            margin += defenseDice.sum() - parried.sum();
            defenseDice = parried;
        }
        if (margin < 0 && attacker.stance().reserve() > 0) {
            attack = attack.and("reserve", press(play, attacker, -margin));
        }

        AttackRolled rolled = new AttackRolled(attacker.id(), attackDice, attack, target.id(), defenseDice, defense);
        play.emit(rolled);
        if (rolled.hits()) {
            Harm.resolve(play, target, damage(weapon, rolled.margin()));
        } else if (rolled.margin() <= -5) { // DUEL-ATK-4
            play.emit(new BalanceLost(attacker.id()));
        }
        return rolled.hits();
    }

    /** One breath to throw the lowest die of the defence again; the new face stands. Ledger: DUEL-ATK-2. */
    private static Faces parry(Play<DuelState> play, Fighter target, Faces dice, int margin) {
        Request<YesNo> question = Request.one(target.decider(), "attack.parry", YesNo.BOTH)
                .asking(() -> "You are hit by " + margin + ". Spend 1 breath to throw the " + dice.lowest() + " again?")
                .decidedBy(() -> List.of(
                        Headline.feared("hit"),
                        Headline.feared(target.id() + " health"),
                        Headline.feared(target.id() + " becomes fallen")))
                .otherwise(YesNo.NO);
        if (play.choose(question) == YesNo.NO) {
            return dice;
        }
        int face = play.draw("attack.parried", ONE_DIE).sum();
        play.emit(new Parried(target.id(), dice.lowest(), face));
        return dice.with(dice.lowest(), face);
    }

    /** Nerve from the reserve, one for one, to turn a miss into a hit. Ledger: DUEL-ATK-3. */
    private static int press(Play<DuelState> play, Fighter attacker, int missedBy) {
        int enough = missedBy <= attacker.stance().reserve() ? missedBy : 0;
        Amount nerve = play.choose(Request.amount(
                        attacker.decider(), "attack.press", 0, attacker.stance().reserve())
                .otherwise(new Amount(enough))
                .asking(() -> "You miss by " + missedBy + ". Add nerve from your reserve of "
                        + attacker.stance().reserve() + "?")
                .secretly());
        if (nerve.value() > 0) {
            play.emit(new ReserveSpent(attacker.id(), nerve.value()));
        }
        return nerve.value();
    }

    /** The weapon's damage and what its traits add. Ledger: DUEL-HARM-2. */
    private static Modifiers damage(Weapon weapon, int margin) {
        Modifiers damage = Modifiers.of(weapon.name(), weapon.damage());
        for (WeaponTrait trait : weapon.traits()) {
            damage = trait.toDamage(damage, margin);
        }
        return damage;
    }
}
