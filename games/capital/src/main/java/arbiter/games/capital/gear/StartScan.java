package arbiter.games.capital.gear;

import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Locale;

/** Starting a scan with the scanner in hand; it answers five turns later. Ledger: mgs. */
public record StartScan(Combatant unit, Scan.Kind wanted) implements CapitalAct {

    private static final Scan.Kind[] KINDS = Scan.Kind.values();

    public static void offer(Combatant unit, List<CapitalAct> menu) {
        if (unit.profile().items().isEmpty()
                || KnownItems.held(unit, KnownItems.SCANNER).isEmpty()) {
            return;
        }
        for (Scan.Kind kind : KINDS) {
            if (!runs(unit, kind)) {
                menu.add(new StartScan(unit, kind));
            }
        }
    }

    private static boolean runs(Combatant unit, Scan.Kind kind) {
        for (Scan scan : unit.stocks().scans()) {
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
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new ScanStarted(unit.id(), wanted));
    }
}
