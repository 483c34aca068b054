package arbiter.games.narrative.heal;

import arbiter.tabletop.unit.Part;
import java.util.List;

/**
 * Part: whether somebody had its Medicae check of this encounter, and which of its injuries somebody has tried to heal in
 * this week, by their names. Ledger: NAR-HEAL-3, NAR-HEAL-5.
 */
public record Treatment(boolean treated, List<String> tended) implements Part {

    public static final Treatment NONE = new Treatment(false, List.of());

    public Treatment {
        tended = List.copyOf(tended);
    }
}
