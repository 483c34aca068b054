package arbiter.server.table.loaded;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Which items of the log tell of what is in force, and which moves can be taken back or put in force again. Of events
 * that the table has left behind only the items are known.
 */
public final class MoveHistory {

    /** What was told of an event in force, and the item that tells it. */
    public record Told(String text, int item) {}

    /** Something a person did: where its telling starts, and who knows of it even if nothing was told. */
    public record Move(int start, Readers by) {}

    private record Undone(Move move, List<Told> tail) {}

    private final List<String> texts = new ArrayList<>();
    private final Deque<Move> moves = new ArrayDeque<>();
    private final Deque<Undone> undone = new ArrayDeque<>();
    private int[] items = new int[64];
    private int size;

    /** What is new after somebody did something; its items follow those there are. */
    public List<LoggedEvent> played(Table.Change<?> change, int nextItem) {
        undone.clear();
        return take(change, List.of(), nextItem).fresh();
    }

    /** The same for a person's move, which can be taken back. */
    public List<LoggedEvent> moved(Table.Change<?> change, Readers by, int nextItem) {
        Move move = new Move(Math.min(size, change.rewoundTo()), by);
        List<LoggedEvent> fresh = played(change, nextItem);
        moves.push(move);
        return fresh;
    }

    /** Takes the last move back and returns what had been told of it. */
    public List<Told> undo(Table.Change<?> change) {
        List<Told> taken = take(change, List.of(), -1).taken();
        if (!moves.isEmpty()) {
            undone.push(new Undone(moves.pop(), taken));
        }
        return taken;
    }

    /** Puts in force again what was taken back last and returns what had been told of it. */
    public List<Told> redo(Table.Change<?> change) {
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
        texts.clear();
        size = 0;
        moves.clear();
        undone.clear();
        log.forEach(event -> tell(event.text(), -1));
    }

    /** As it was stored: all items and moves, and the texts of the latest events. */
    public void resume(int[] known, List<Move> latestFirst, List<LoggedEvent> latest) {
        items = Arrays.copyOf(known, Math.max(64, known.length));
        size = known.length;
        latestFirst.forEach(moves::addLast);
        latest.forEach(event -> texts.add(event.text()));
    }

    /** Forgets the texts of all but so many events. */
    public void forgetEarlier(int latest) {
        texts.subList(0, texts.size() - latest).clear();
    }

    /** The items of the events in force. */
    public int[] items() {
        return Arrays.copyOf(items, size);
    }

    /** The moves that can be taken back, the last one first. */
    public List<Move> moves() {
        return List.copyOf(moves);
    }

    private void tell(String text, int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        texts.add(text);
        items[size++] = item;
    }

    private record Taking(List<LoggedEvent> fresh, List<Told> taken) {}

    /** Events that were told already and happen again on a new run keep their items. */
    private Taking take(Table.Change<?> change, List<Told> again, int nextItem) {
        Deque<Told> known = takeOff(Math.min(size, change.rewoundTo()));
        known.addAll(again);
        List<LoggedEvent> fresh = new ArrayList<>();
        for (LoggedEvent event : change.events()) {
            if (!known.isEmpty() && known.peek().text().equals(event.text())) {
                tell(event.text(), known.poll().item());
            } else {
                tell(event.text(), nextItem < 0 ? -1 : nextItem + fresh.size());
                fresh.add(event);
            }
        }
        return new Taking(fresh, List.copyOf(known));
    }

    private Deque<Told> takeOff(int kept) {
        List<String> tail = texts.subList(texts.size() - (size - kept), texts.size());
        Deque<Told> taken = new ArrayDeque<>();
        for (int i = 0; i < tail.size(); i++) {
            taken.add(new Told(tail.get(i), items[kept + i]));
        }
        tail.clear();
        size = kept;
        return taken;
    }

    /** How many moves to take back so that the last one this viewer knows of is gone; 0 if there is none. */
    public int movesToUndo(Sight sight, LogIndex log) {
        int end = size;
        int count = 0;
        for (Move move : moves) {
            count++;
            int start = Math.min(move.start(), end);
            if (move.by().include(sight)
                    || Arrays.stream(items, start, end).anyMatch(item -> knows(sight, log, item))) {
                return count;
            }
            end = start;
        }
        return 0;
    }

    public boolean canRedo(Sight sight, LogIndex log) {
        return !undone.isEmpty()
                && (undone.peek().move().by().include(sight)
                        || undone.peek().tail().stream().anyMatch(one -> knows(sight, log, one.item())));
    }

    /** Who may know of the move that was just taken back or put in force again. */
    public static Readers readers(List<Told> tail, Readers otherwise, LogIndex log) {
        return tail.stream()
                .filter(one -> one.item() >= 0)
                .map(one -> log.readers(one.item()))
                .reduce(Readers::or)
                .orElse(otherwise);
    }

    private static boolean knows(Sight sight, LogIndex log, int item) {
        return item >= 0 && item < log.size() && log.readers(item).include(sight);
    }
}
