package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Scan;
import arbiter.games.capital.state.ScanStarted;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Locale;

/** Starting a scan with the scanner in hand; it answers five turns later. Ledger: mgs. */
record Scanning(Combatant unit, Scan.Kind wanted) implements Deed {

    private static final Scan.Kind[] KINDS = Scan.Kind.values();

    static void offer(Combatant unit, List<Deed> menu) {
        if (unit.profile().items().isEmpty()
                || Things.held(unit, Things.SCANNER).isEmpty()) {
            return;
        }
        for (Scan.Kind kind : KINDS) {
            if (!runs(unit, kind)) {
                menu.add(new Scanning(unit, kind));
            }
        }
    }

    private static boolean runs(Combatant unit, Scan.Kind kind) {
        for (Scan scan : unit.kit().scans()) {
            if (scan.kind() == kind) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "scan:" + wanted.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String text() {
        return "Scan to " + wanted.words();
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        play.emit(new ScanStarted(unit.id(), wanted));
    }
}
