package arbiter.games.wasteland.damage;

import arbiter.dice.CombatDice;
import arbiter.games.wasteland.damage.PersistentEvents.PersistentBegan;
import arbiter.games.wasteland.damage.PersistentEvents.PersistentTicked;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Radiation;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: damage that comes again when turns end, oldest first. Ledger: section 2.22. */
public record PersistentDamage(List<Instance> instances) implements Part {

    /**
     * The dice of the weapon, type and location, whether its injuries are harder to treat, ticks to come, how hard it is
     * to stop, and whether the turn in which it began is still under way. Ledger: WAS-PERS-1, WAS-PERS-8.
     */
    public record Instance(
            int dice, DamageType type, int location, boolean debilitating, int ticks, int difficulty, boolean fresh) {}

    public static final PersistentDamage NONE = new PersistentDamage(List.of());

    public PersistentDamage {
        instances = FixedList.copyOf(instances);
    }

    /** Each attack makes its own. Ledger: WAS-PERS-1, WAS-PERS-6, WAS-PERS-8. */
    public static void begin(Play<WastelandState> play, DamageSource source, Hit first, DamageType type, int effects) {
        Fighter target = first.target();
        if (!target.present() || target.profile().protection().isImmuneTo(type)) {
            return; // WAS-DMG-12
        }
        boolean ownTurn =
                play.state().acting().filter(acting -> acting == target).isPresent();
        play.emit(new PersistentBegan(
                target.id(),
                new Instance(
                        source.weapon().dice(),
                        type,
                        first.location(),
                        source.debilitating(),
                        effects,
                        effects,
                        ownTurn)));
    }

    /** One tick of each, rolled anew without effects. Ledger: WAS-PERS-2, WAS-PERS-3, WAS-PERS-7. */
    public static void endOfTurn(Play<WastelandState> play, Fighter one) {
        int place = 0;
        while (place < one.persistent().instances.size()) {
            Instance instance = one.persistent().instances.get(place);
            if (!instance.fresh() && one.present()) {
                tick(play, one, instance);
            }
            play.emit(new PersistentTicked(one.id(), place));
            boolean stays = instance.fresh() || instance.ticks() > 1;
            place += stays ? 1 : 0;
        }
    }

    private static void tick(Play<WastelandState> play, Fighter one, Instance instance) {
        int rolled =
                play.draw("damage.persistent", new CombatDice(instance.dice())).damage();
        int points = rolled - EffectiveResistance.worn(one, instance.location(), instance.type());
        if (instance.type() == DamageType.RADIATION) {
            Radiation.suffer(play, one, points, instance.location(), instance.debilitating());
        } else {
            HealthLoss.take(play, one, points, instance.location(), instance.debilitating());
        }
    }

    PersistentDamage and(Instance more) {
        return new PersistentDamage(FixedList.with(instances, more));
    }

    /** One tick is over; the last one ends it. What began in this turn only grows older. */
    PersistentDamage ticked(int place) {
        Instance old = instances.get(place);
        List<Instance> some = new ArrayList<>(instances);
        if (old.fresh() || old.ticks() > 1) {
            int left = old.fresh() ? old.ticks() : old.ticks() - 1;
            some.set(
                    place,
                    new Instance(
                            old.dice(), old.type(), old.location(), old.debilitating(), left, old.difficulty(), false));
        } else {
            some.remove(place);
        }
        return new PersistentDamage(some);
    }

    PersistentDamage without(int place) {
        List<Instance> some = new ArrayList<>(instances);
        some.remove(place);
        return new PersistentDamage(some);
    }
}
