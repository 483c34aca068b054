package arbiter.tabletop.unit;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;

/**
 * A list that never changes, for what rules go through all the time. The JDK's own immutable lists are of several
 * classes behind one iterator, which has to find out at every step which of them it is on; the iterator of this one
 * reads an array.
 */
public final class FixedList<E> extends AbstractList<E> implements RandomAccess {

    private final E[] elements;

    private FixedList(E[] elements) {
        this.elements = elements;
    }

    @SuppressWarnings("unchecked") // only what was in the collection is in the array
    public static <E> List<E> copyOf(Collection<? extends E> elements) {
        return elements instanceof FixedList<?> fixed ? (List<E>) fixed : new FixedList<>((E[]) elements.toArray());
    }

    /** That list with one more at its end. */
    @SuppressWarnings("unchecked") // as above
    public static <E> List<E> with(Collection<? extends E> elements, E last) {
        Object[] known = elements instanceof FixedList<?> fixed ? fixed.elements : elements.toArray();
        Object[] longer = Arrays.copyOf(known, known.length + 1, Object[].class);
        longer[known.length] = last;
        return new FixedList<>((E[]) longer);
    }

    @Override
    public int size() {
        return elements.length;
    }

    @Override
    public E get(int place) {
        return elements[place];
    }

    @Override
    public Iterator<E> iterator() {
        return new Steps<>(elements);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        for (E element : elements) {
            action.accept(element);
        }
    }

    @Override
    public int indexOf(Object wanted) {
        for (int i = 0; i < elements.length; i++) {
            if (Objects.equals(elements[i], wanted)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(elements, elements.length, Object[].class);
    }

    private static final class Steps<E> implements Iterator<E> {

        private final E[] elements;
        private int next;

        Steps(E[] elements) {
            this.elements = elements;
        }

        @Override
        public boolean hasNext() {
            return next < elements.length;
        }

        @Override
        public E next() {
            if (next >= elements.length) {
                throw new NoSuchElementException();
            }
            return elements[next++];
        }
    }
}
