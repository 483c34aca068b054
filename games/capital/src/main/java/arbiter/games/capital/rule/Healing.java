package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Healed;
import arbiter.games.capital.state.Life;
import arbiter.games.capital.state.OverflowGained;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** Hit points come back, up to the maximum; a Healer's surplus is not lost. Ledger: CAP-DYING-5, CAP-AMB-141. */
public final class Healing {

    /** Which hit points are meant where power armour has some of its own. */
    private enum Pool implements Option {
        SELF("self", "Heal the wearer"),
        ARMOUR("armour", "Mend the armour");

        private final String id;
        private final String text;

        Pool(String id, String text) {
            this.id = id;
            this.text = text;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String text() {
            return text;
        }
    }

    private static final List<Pool> POOLS = List.of(Pool.values());

    private Healing() {}

    /** Heals a unit; whoever causes it matters for Overflow, and nobody does for a Rest. */
    public static void resolve(Play<CapitalState> play, Optional<Combatant> healer, Combatant unit, Modifiers amount) {
        if (amount.total() <= 0 || !canBeHealed(unit)) {
            return;
        }
        boolean shell = pool(play, unit) == Pool.ARMOUR;
        int room = shell
                ? unit.profile().shell().orElseThrow().hitPoints() - unit.care().shellHp()
                : unit.maxHp() - unit.hp();
        if (room > 0) {
            play.emit(new Healed(unit.id(), amount, shell));
        }
        int surplus = amount.total() - Math.max(0, room);
        if (surplus > 0 && healer.isPresent() && overflows(healer.get(), unit)) { // CAP-AMB-103
            play.emit(new OverflowGained(unit.id(), surplus));
        }
    }

    private static boolean overflows(Combatant healer, Combatant unit) {
        return healer.has(AbilityId.PATCH_UP_1) && !unit.profile().is(UnitTag.VEHICLE);
    }

    /** The living, and a wreck, which works again with hit points. Ledger: CAP-AMB-26. */
    private static boolean canBeHealed(Combatant unit) {
        return unit.present() || unit.life() == Life.DEFEATED && unit.profile().is(UnitTag.VEHICLE);
    }

    /** The healed one says where it goes; by default to themselves first. Ledger: CAP-AMB-22. */
    private static Pool pool(Play<CapitalState> play, Combatant unit) {
        if (unit.profile().shell().isEmpty()) {
            return Pool.SELF;
        }
        boolean whole = unit.hp() >= unit.maxHp();
        boolean mended = unit.care().shellHp() >= unit.profile().shell().get().hitPoints();
        if (whole && mended) {
            return Pool.SELF;
        }
        return play.choose(Request.one(unit.decider(), "healing.pool", POOLS)
                .asking(() -> unit.name() + " is healed. What gets the hit points?")
                .otherwise(whole ? Pool.ARMOUR : Pool.SELF));
    }
}
