package arbiter.dice;

import java.util.Arrays;

/** The faces of a throw of equal dice, in ascending order, so that equal hands are equal. Immutable. */
public final class Faces {

    private final int[] faces;
    private final int sum;

    private Faces(int[] sorted) {
        faces = sorted;
        int total = 0;
        for (int face : sorted) {
            total += face;
        }
        sum = total;
    }

    public static Faces of(int... faces) {
        int[] sorted = faces.clone();
        Arrays.sort(sorted);
        return new Faces(sorted);
    }

    /** A hand from faces that are in ascending order already; they are not copied. */
    static Faces ofSorted(int[] faces) {
        return new Faces(faces);
    }

    /** How many dice there are. */
    public int size() {
        return faces.length;
    }

    /** One face, counted from 0 for the lowest. */
    public int face(int index) {
        return faces[index];
    }

    public int sum() {
        return sum;
    }

    public int lowest() {
        return faces[0];
    }

    public int highest() {
        return faces[faces.length - 1];
    }

    /** How many dice show that face. */
    public int count(int face) {
        int count = 0;
        for (int shown : faces) {
            count += shown == face ? 1 : 0;
        }
        return count;
    }

    /** The same hand with one die that shows {@code face} turned to another. */
    public Faces with(int face, int other) {
        int place = Arrays.binarySearch(faces, face);
        if (place < 0) {
            throw new IllegalArgumentException("no die shows " + face + " in " + this);
        }
        int[] changed = faces.clone();
        changed[place] = other;
        return of(changed);
    }

    /** This hand and another together. */
    public Faces and(Faces other) {
        int[] both = Arrays.copyOf(faces, faces.length + other.faces.length);
        System.arraycopy(other.faces, 0, both, faces.length, other.faces.length);
        return of(both);
    }

    /** The hand without the lowest and the highest few. */
    public Faces drop(int lowest, int highest) {
        return new Faces(Arrays.copyOfRange(faces, lowest, faces.length - highest));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Faces that && Arrays.equals(faces, that.faces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(faces);
    }

    /** The faces as people say them: {@code 3+4}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int face : faces) {
            text.append(text.isEmpty() ? "" : "+").append(face);
        }
        return text.toString();
    }
}
