package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** Hit points come back, up to the maximum; a Healer's surplus is not lost. Ledger: CAP-DYING-5, CAP-AMB-141. */
public final class Healing {

    private static final PlainOption WEARER = PlainOption.of("self", "Heal the wearer");
    private static final PlainOption ARMOUR = PlainOption.of("armour", "Mend the armour");

    /** Which hit points are meant where power armour has some of its own. */
    private static final List<PlainOption> POOLS = List.of(WEARER, ARMOUR);

    private Healing() {}

    /** Heals a unit; whoever causes it matters for Overflow, and nobody does for a Rest. */
    public static void resolve(Play<CapitalState> play, Optional<Combatant> healer, Combatant unit, Modifiers amount) {
        if (amount.total() <= 0 || !canBeHealed(unit)) {
            return;
        }
        boolean shell = pool(play, unit) == ARMOUR;
        int room = shell
                ? unit.profile().shell().orElseThrow().hitPoints()
                        - unit.powerArmour().hp()
                : unit.maxHp() - unit.hp();
        if (room > 0) {
            play.emit(new Healed(unit.id(), amount, shell));
        }
        int surplus = amount.total() - Math.max(0, room);
        if (surplus > 0 && healer.isPresent()) {
            HealingTrait.resolve(play, healer.get(), unit, surplus); // CAP-AMB-103
        }
    }

    /** The living, and a wreck, which works again with hit points. Ledger: CAP-AMB-26. */
    private static boolean canBeHealed(Combatant unit) {
        return unit.present() || unit.life() == Life.DEFEATED && unit.profile().is(UnitTag.VEHICLE);
    }

    /** The healed one says where it goes; by default to themselves first. Ledger: CAP-AMB-22. */
    private static PlainOption pool(Play<CapitalState> play, Combatant unit) {
        if (unit.profile().shell().isEmpty()) {
            return WEARER;
        }
        boolean whole = unit.hp() >= unit.maxHp();
        boolean mended = unit.powerArmour().hp() >= unit.profile().shell().get().hitPoints();
        if (whole && mended) {
            return WEARER;
        }
        return play.choose(Request.one(unit.decider(), "healing.pool", POOLS)
                .asking(() -> unit.name() + " is healed. What gets the hit points?")
                .otherwise(whole ? ARMOUR : WEARER));
    }
}
