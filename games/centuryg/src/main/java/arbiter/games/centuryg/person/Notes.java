package arbiter.games.centuryg.person;

import java.util.ArrayList;
import java.util.List;

/** What is kept in mind about a person beyond a Match. Ledger: BCG-GEN-4. */
public record Notes(List<Note> all) {

    static final Notes NONE = new Notes(List.of());

    public boolean has(Note.Kind kind, String about) {
        return !all.isEmpty() && count(kind, about) > 0;
    }

    /** How many notes of that kind there are about something; about anything if that is empty. */
    public int count(Note.Kind kind, String about) {
        int count = 0;
        for (Note note : all) {
            if (note.kind() == kind && (about.isEmpty() || note.about().equals(about))) {
                count++;
            }
        }
        return count;
    }

    public int sum(Note.Kind kind) {
        int sum = 0;
        for (Note note : all) {
            sum += note.kind() == kind ? note.value() : 0;
        }
        return sum;
    }

    public int best(Note.Kind kind) {
        int best = 0;
        for (Note note : all) {
            best = note.kind() == kind ? Math.max(best, note.value()) : best;
        }
        return best;
    }

    Notes with(Note note) {
        List<Note> more = new ArrayList<>(all);
        more.add(note);
        return new Notes(List.copyOf(more));
    }

    Notes without(Note.Kind kind, String about) {
        List<Note> rest = new ArrayList<>(all);
        rest.removeIf(
                note -> note.kind() == kind && (about.isEmpty() || note.about().equals(about)));
        return new Notes(List.copyOf(rest));
    }

    Notes after(Period period) {
        List<Note> rest = new ArrayList<>(all);
        rest.removeIf(note -> period.ends(note.until()));
        return new Notes(List.copyOf(rest));
    }
}
