package arbiter.cli.play;

import arbiter.interpreters.live.Table;
import arbiter.kernel.Call;
import arbiter.kernel.Refused;
import arbiter.kernel.Viewer;
import java.util.List;

/** What people at the screen may do without being asked. */
final class AvailableCalls {

    private final Table<?> table;
    private final Seats seats;

    AvailableCalls(Table<?> table, Seats seats) {
        this.table = table;
        this.seats = seats;
    }

    List<Call> calls() {
        return table.calls(Viewer.GAMEMASTER).stream()
                .filter(call -> !seats.isAgent(call.decider()))
                .toList();
    }

    /** One of them, by its number in the list, its id or its words. */
    Call find(String typed) {
        List<Call> calls = calls();
        if (typed.matches("[1-9]\\d{0,5}") && Integer.parseInt(typed) <= calls.size()) {
            return calls.get(Integer.parseInt(typed) - 1);
        }
        return calls.stream()
                .filter(call ->
                        call.option().id().equals(typed) || call.option().text().equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> new Refused("nobody can call '" + typed + "' now; 'calls' lists what there is"));
    }
}
