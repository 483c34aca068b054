package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DealDamage;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Lancer's Reactions to damage dealt, each at most once per instance; what they deal triggers none of them. Step 18 of
 * an Attack. Ledger: CAP-AMB-114.
 */
public final class Trickshots {

    /** One of them, or none. */
    private record Choice(Optional<TrickshotTrait> shot) implements Option {

        @Override
        public String id() {
            return shot.isPresent() ? shot.get().word() : "none";
        }

        @Override
        public String text() {
            return shot.isPresent() ? shot.get().words() : "No Trickshot";
        }

        @Override
        public List<Cost> costs() {
            return shot.isPresent() ? List.of(new Cost("Energy", shot.get().energy())) : List.of();
        }

        @Override
        public boolean declines() {
            return shot.isEmpty();
        }
    }

    private static final Choice NONE = new Choice(Optional.empty());

    private Trickshots() {}

    public static void offer(Play<CapitalState> play, AttackInProgress roll, DamageInProgress dealt) {
        Combatant attacker = roll.attacker();
        List<TrickshotTrait> open = known(attacker, dealt.type());
        while (!open.isEmpty() && attacker.present()) {
            List<Choice> options = usable(play.state(), attacker, dealt.victim(), open);
            if (options.isEmpty()) {
                return;
            }
            options.add(NONE);
            Choice choice = play.choose(Request.one(attacker.decider(), "trickshot.use", options)
                    .asking(() -> "A Trickshot at " + dealt.victim().name() + "?")
                    .otherwise(NONE));
            if (choice.declines()) {
                return;
            }
            TrickshotTrait shot = choice.shot().orElseThrow();
            open.remove(shot);
            if (EnergyPayment.pay(play, attacker, shot.energy(), shot.words())) {
                NothingTwice.note(play, attacker, shot.words());
                shot.resolve(play, roll, dealt.victim());
            }
        }
    }

    private static List<TrickshotTrait> known(Combatant attacker, DamageType dealt) {
        List<TrickshotTrait> all = attacker.traits().trickshots();
        List<TrickshotTrait> known = all.isEmpty() ? List.of() : new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).answers(dealt)) {
                known.add(all.get(i));
            }
        }
        return known;
    }

    private static List<Choice> usable(
            CapitalState state, Combatant attacker, Combatant victim, List<TrickshotTrait> open) {
        List<Choice> usable = new ArrayList<>();
        for (TrickshotTrait shot : open) {
            if (EnergyPayment.affords(state, attacker, shot.energy())
                    && shot.matters(victim)
                    && !NothingTwice.forbids(attacker, shot.words())
                    && !isNamed(shot.word(), usable)) {
                usable.add(new Choice(Optional.of(shot)));
            }
        }
        return usable;
    }

    /** Two with the same name are offered one after the other. */
    private static boolean isNamed(String word, List<Choice> choices) {
        for (Choice choice : choices) {
            if (choice.id().equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** What a Trickshot deals is no Attack damage; there may be more of it to come. */
    static void blow(
            Play<CapitalState> play,
            AttackInProgress roll,
            Combatant victim,
            TrickshotTrait shot,
            int damage,
            boolean moreToCome) {
        DamageInProgress instance = Hit.instance(roll, victim, Modifiers.of(shot.words(), damage), shot.type());
        DealDamage.resolve(play, instance, roll.occasion(), false, moreToCome || roll.moreToCome());
    }
}
