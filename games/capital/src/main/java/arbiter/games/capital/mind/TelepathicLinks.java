package arbiter.games.capital.mind;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Whom a telepath has linked to itself. Ledger: CAP-AMB-149. */
public record TelepathicLinks(List<String> units) implements Part {

    public static final TelepathicLinks NONE = new TelepathicLinks(List.of());

    TelepathicLinks and(List<String> others) {
        List<String> longer = new ArrayList<>(units);
        longer.addAll(others);
        return new TelepathicLinks(List.copyOf(longer));
    }
}
