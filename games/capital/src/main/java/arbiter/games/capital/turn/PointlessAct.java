package arbiter.games.capital.turn;

import java.util.ArrayList;
import java.util.List;

/** An act that is allowed and would do nothing: it stands behind all others and says so. */
record PointlessAct(CapitalAct act) implements RewordedAct {

    /** The same menu with everything at its end that would do nothing. */
    static void last(List<CapitalAct> menu) {
        List<CapitalAct> pointless = new ArrayList<>(0);
        for (CapitalAct act : menu) {
            if (act.isPointless()) {
                pointless.add(new PointlessAct(act));
            }
        }
        if (!pointless.isEmpty()) {
            menu.removeIf(CapitalAct::isPointless);
            menu.addAll(pointless);
        }
    }

    @Override
    public String kind() {
        return act.kind();
    }

    @Override
    public String text() {
        return act.text() + ", which does nothing now";
    }
}
