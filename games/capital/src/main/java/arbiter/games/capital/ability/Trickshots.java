package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.damage.BecameChilled;
import arbiter.games.capital.damage.BecamePoisoned;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.damage.TakeDown;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * A Lancer's Reactions to damage dealt, each at most once per instance; what they deal triggers none of them. Step 18 of
 * an Attack. Ledger: CAP-AMB-114.
 */
public final class Trickshots {

    private static final Quantity TWO_DICE = new Quantity(2, 0);
    private static final Quantity ONE_DIE = new Quantity(1, 0);
    private static final int TESLA_REACH = 5 * AttackOptions.MILLIMETRES;

    private Trickshots() {}

    public static void offer(Play<CapitalState> play, AttackInProgress roll, Damage.Instance dealt) {
        Combatant attacker = roll.attacker();
        List<Trickshot> open = known(attacker, dealt.type());
        while (!open.isEmpty()
                && attacker.present()
                && EnergyPayment.affords(play.state(), attacker, Trickshot.ENERGY)) {
            List<Trickshot> options = usable(attacker, dealt.victim(), open);
            if (options.isEmpty()) {
                return;
            }
            options.add(Trickshot.NONE);
            Trickshot shot = play.choose(Request.one(attacker.decider(), "trickshot.use", options)
                    .asking(() -> "A Trickshot at " + dealt.victim().name() + "?")
                    .otherwise(Trickshot.NONE));
            if (shot.declines()) {
                return;
            }
            open.remove(shot);
            if (EnergyPayment.pay(play, attacker, Trickshot.ENERGY, shot.text())) {
                NothingTwice.note(play, attacker, shot.text());
                resolve(play, roll, dealt.victim(), shot);
            }
        }
    }

    private static List<Trickshot> known(Combatant attacker, DamageType dealt) {
        List<Trickshot> known = null;
        for (Trickshot shot : Trickshot.SHOTS) {
            if (attacker.has(shot.ability()) && shot.answers(dealt)) {
                known = known == null ? new ArrayList<>() : known;
                known.add(shot);
            }
        }
        return known == null ? List.of() : known;
    }

    private static List<Trickshot> usable(Combatant attacker, Combatant victim, List<Trickshot> open) {
        List<Trickshot> usable = new ArrayList<>();
        for (Trickshot shot : open) {
            boolean matters = switch (shot) {
                case HOT, CHILL -> victim.present();
                case TOXIC -> victim.present() && !victim.isPoisoned();
                case TESLA -> true;
                case NONE -> false;
            };
            if (matters && !NothingTwice.forbids(attacker, shot.text())) {
                usable.add(shot);
            }
        }
        return usable;
    }

    private static void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim, Trickshot shot) {
        switch (shot) {
            case HOT -> blow(play, roll, victim, shot, DamageDice.roll(play, roll, "hot-shot.damage", TWO_DICE), false);
            case CHILL -> {
                blow(play, roll, victim, shot, DamageDice.roll(play, roll, "chill-shot.damage", ONE_DIE), false);
                if (!victim.isChilled()) { // CAP-AMB-140
                    play.emit(new BecameChilled(victim.id()));
                }
            }
            case TOXIC ->
                play.emit(new BecamePoisoned(victim.id(), roll.attacker().id()));
            case TESLA -> tesla(play, roll, victim);
            case NONE -> {}
        }
    }

    /** One roll for the victim and everybody near it, friend or foe. Ledger: CAP-AMB-115. */
    private static void tesla(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        int damage = DamageDice.roll(play, roll, "tesla-shot.damage", ONE_DIE);
        List<Combatant> victims = new ArrayList<>();
        victims.add(victim);
        for (Combatant near : play.state().units()) {
            if (near != victim
                    && near.present()
                    && play.state().reachable(victim, near) // CAP-AMB-142
                    && victim.base().within(near.base(), TESLA_REACH)) {
                victims.add(near);
            }
        }
        for (int i = 0; i < victims.size(); i++) {
            Combatant struck = victims.get(i);
            int before = struck.hp();
            blow(play, roll, struck, Trickshot.TESLA, damage, i < victims.size() - 1);
            if (struck != victim) {
                TakeDown.resolve(play, struck, before); // 20; the victim's own comes later
            }
        }
    }

    private static void blow(
            Play<CapitalState> play,
            AttackInProgress roll,
            Combatant victim,
            Trickshot shot,
            int damage,
            boolean moreToCome) {
        Damage.Instance instance = Hit.instance(roll, victim, Modifiers.of(shot.text(), damage), shot.type());
        DealDamage.resolve(play, instance, roll.occasion(), false, moreToCome || roll.moreToCome());
    }
}
