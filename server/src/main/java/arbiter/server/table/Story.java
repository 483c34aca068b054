package arbiter.server.table;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Which items of the log tell of what is in force, and which moves can be taken back or put in force again. */
final class Story {

    /** An event in force and the item that tells of it. */
    record Told(LoggedEvent event, int item) {}

    /** Something a person did: where its telling starts, and who knows of it even if nothing was told. */
    record Move(int start, Readers by) {}

    private record Undone(Move move, List<Told> tail) {}

    private final List<Told> told = new ArrayList<>();
    private final Deque<Move> moves = new ArrayDeque<>();
    private final Deque<Undone> undone = new ArrayDeque<>();

    /** What is new after somebody did something; its items follow those there are. */
    List<LoggedEvent> played(Table.Change<?> change, int nextItem) {
        undone.clear();
        return take(change, List.of(), nextItem).fresh();
    }

    /** The same for a person's doing, which can be taken back. */
    List<LoggedEvent> moved(Table.Change<?> change, Readers by, int nextItem) {
        Move move = new Move(Math.min(told.size(), change.rewoundTo()), by);
        List<LoggedEvent> fresh = played(change, nextItem);
        moves.push(move);
        return fresh;
    }

    /** Takes the last move back and returns what had been told of it. */
    List<Told> undo(Table.Change<?> change) {
        List<Told> taken = take(change, List.of(), -1).taken();
        if (!moves.isEmpty()) {
            undone.push(new Undone(moves.pop(), taken));
        }
        return taken;
    }

    /** Puts in force again what was taken back last and returns what had been told of it. */
    List<Told> redo(Table.Change<?> change) {
        if (undone.isEmpty()) {
            take(change, List.of(), -1);
            return List.of();
        }
        Undone again = undone.pop();
        take(change, again.tail(), -1);
        moves.push(again.move());
        return again.tail();
    }

    /** Newer rules could not go on from here: what can be told now counts as told. */
    void recovered(List<LoggedEvent> log) {
        told.clear();
        moves.clear();
        undone.clear();
        log.forEach(event -> told.add(new Told(event, -1)));
    }

    private record Taking(List<LoggedEvent> fresh, List<Told> taken) {}

    /** Events that were told already and happen again on a new run keep their items. */
    private Taking take(Table.Change<?> change, List<Told> again, int nextItem) {
        int kept = Math.min(told.size(), change.rewoundTo());
        List<Told> tail = told.subList(kept, told.size());
        Deque<Told> known = new ArrayDeque<>(tail);
        known.addAll(again);
        tail.clear();
        List<LoggedEvent> fresh = new ArrayList<>();
        for (LoggedEvent event : change.events()) {
            if (!known.isEmpty() && known.peek().event().text().equals(event.text())) {
                told.add(new Told(event, known.poll().item()));
            } else {
                told.add(new Told(event, nextItem < 0 ? -1 : nextItem + fresh.size()));
                fresh.add(event);
            }
        }
        return new Taking(fresh, List.copyOf(known));
    }

    /** How many moves to take back so that the last one this viewer knows of is gone; 0 if there is none. */
    int movesToUndo(Sight sight, LogIndex log) {
        int end = told.size();
        int count = 0;
        for (Move move : moves) {
            count++;
            if (move.by().include(sight) || knows(sight, log, told.subList(Math.min(move.start(), end), end))) {
                return count;
            }
            end = Math.min(move.start(), end);
        }
        return 0;
    }

    boolean canRedo(Sight sight, LogIndex log) {
        return !undone.isEmpty()
                && (undone.peek().move().by().include(sight)
                        || knows(sight, log, undone.peek().tail()));
    }

    /** Who may know of the move that was just taken back or put in force again. */
    static Readers readers(List<Told> tail, Readers otherwise, LogIndex log) {
        return tail.stream()
                .filter(one -> one.item() >= 0)
                .map(one -> log.readers(one.item()))
                .reduce(Readers::or)
                .orElse(otherwise);
    }

    private static boolean knows(Sight sight, LogIndex log, List<Told> tail) {
        return tail.stream()
                .anyMatch(one -> one.item() >= 0
                        && one.item() < log.size()
                        && log.readers(one.item()).include(sight));
    }
}
