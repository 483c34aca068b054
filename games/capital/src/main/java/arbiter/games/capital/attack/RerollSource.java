package arbiter.games.capital.attack;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.energy.EnergyTrait;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.List;
import java.util.Optional;

/**
 * An effect that lets somebody throw dice of one roll again: so many uses, each with so many single dice, for Energy; or
 * a Prepare, which throws both. Belongs to one roll of one Attack and counts down there. Ledger: CAP-AMB-44, CAP-AMB-45.
 */
public final class RerollSource {

    static final String AIM = "aim";
    private static final int MOST = 100;

    private final String id;
    private final String name;
    private final Combatant payer;
    private final int energy;
    private final int rerollsPerUse;
    private final Optional<Attribute> prepared;
    private Optional<CapitalEvent> mark = Optional.empty();
    private int uses;
    private int paidRerolls;
    private int free;

    private RerollSource(
            String id,
            String name,
            Combatant payer,
            int energy,
            int uses,
            int rerollsPerUse,
            Optional<Attribute> prepared) {
        this.id = id;
        this.name = name;
        this.payer = payer;
        this.energy = energy;
        this.uses = uses;
        this.rerollsPerUse = rerollsPerUse;
        this.prepared = prepared;
    }

    /** Single dice for Energy of that payer. */
    public static RerollSource dice(String id, String name, Combatant payer, int energy, int uses, int rerollsPerUse) {
        return new RerollSource(id, name, payer, energy, uses, rerollsPerUse, Optional.empty());
    }

    /** Both dice, free, as often as the unit is prepared for that Attribute. Ledger: CAP-ACT-2. */
    static RerollSource prepare(Combatant unit, Attribute attribute) {
        return new RerollSource("prepare", "Prepare", unit, 0, unit.prepared(attribute), 1, Optional.of(attribute));
    }

    /** The first so many uses cost nothing. Ledger: CAP-VEH-7. */
    public RerollSource free(int uses) {
        free = uses;
        return this;
    }

    /** A use of it leaves a mark on the table, such as that it cannot be used again for now. */
    public RerollSource marking(CapitalEvent event) {
        mark = Optional.of(event);
        return this;
    }

    Optional<CapitalEvent> mark() {
        return mark;
    }

    public String id() {
        return id;
    }

    /** Whether it is the unit's own Aim, which some may use on any die of an Attack. */
    boolean isAim() {
        return id.equals(AIM);
    }

    public String name() {
        return name;
    }

    Combatant payer() {
        return payer;
    }

    Optional<Attribute> prepared() {
        return prepared;
    }

    /** What the next reroll costs; the second one of a use is paid already. */
    int cost() {
        return EnergyTrait.due(payer, due());
    }

    /** Its price before anything makes it cheaper. */
    int due() {
        return paidRerolls > 0 || free > 0 ? 0 : energy;
    }

    /** Others' Energy counts too. Ledger: CAP-AMB-125. */
    boolean usable(CapitalState state) {
        return paidRerolls > 0
                || uses > 0 && EnergyPayment.affords(state, payer, due()) && !NothingTwice.forbids(payer, name);
    }

    /** How many dice it can throw again at the most, with all the Energy there is for it. */
    int most(CapitalState state) {
        int price = EnergyTrait.due(payer, energy);
        int paid = price == 0 ? uses : Math.min(uses, free + EnergyPayment.energy(state, payer) / price);
        return paidRerolls + paid * rerollsPerUse;
    }

    static boolean anyUsable(CapitalState state, List<RerollSource> sources) {
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i).usable(state)) {
                return true;
            }
        }
        return false;
    }

    /** What is left of it, as one number: uses, those of them that are free, and dice paid for already. */
    int left() {
        return (uses * MOST + free) * MOST + paidRerolls;
    }

    /** Puts it back to what was left of it. */
    void restore(int left) {
        uses = left / (MOST * MOST);
        free = left / MOST % MOST;
        paidRerolls = left % MOST;
    }

    /** Whether the next reroll begins a new use, and is not the second one of a use that is paid. */
    boolean startsUse() {
        return paidRerolls == 0;
    }

    void use() {
        if (paidRerolls > 0) {
            paidRerolls--;
        } else {
            uses--;
            free = Math.max(0, free - 1);
            paidRerolls = rerollsPerUse - 1;
        }
    }
}
